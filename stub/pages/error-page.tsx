import { Layout } from './layout.tsx';

interface ErrorProps {
  readonly title: string;
  readonly message: string;
}

/** A page for somebody who cannot go on here. */
export function ErrorPage({ title, message }: ErrorProps) {
  return (
    <Layout title={title}>
      <p>{message}</p>
      <p>Go back to the app or website that sent you here, and start again there.</p>
    </Layout>
  );
}
