import type { PropsWithChildren } from 'hono/jsx';
import { ownBank } from '../data/identifiers.ts';
import { Head } from './head.tsx';
import { style } from './style.ts';

/** What was wrong with what a PSU sent, and where on the page it is put right. */
export interface Problem {
  readonly message: string;
  /** The id of what to go to. */
  readonly at?: string;
}

/** Takes the focus when the page opens, without a script, so that a screen reader begins here. */
const takesFocus = { tabindex: -1, autofocus: true } as const;

function ProblemSummary({ message, at }: Problem) {
  return (
    <div class="problem" role="alert" {...takesFocus}>
      <h2>There is a problem</h2>
      <p>{at === undefined ? message : <a href={`#${at}`}>{message}</a>}</p>
    </div>
  );
}

interface LayoutProps {
  /** The page's heading, and its title. */
  readonly title: string;
  readonly problem?: Problem | undefined;
}

/** The frame of every page: the bank's name, one heading, and above it what went wrong, if anything did. */
export function Layout({ title, problem, children }: PropsWithChildren<LayoutProps>) {
  return (
    <html lang="en-GB">
      <Head title={title} failed={problem !== undefined} style={style} />
      <body>
        <header>
          <p class="bank">{ownBank.name}</p>
          <p class="quiet">A bank for testing. Its people, accounts and money are invented.</p>
        </header>
        <main>
          {problem === undefined ? null : <ProblemSummary {...problem} />}
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
