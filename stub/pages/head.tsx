import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { ownBank } from '../data/identifiers.ts';

interface HeadProps {
  readonly title: string;
  /** True where the page says first what went wrong: a screen reader tells the title of a page before anything else. */
  readonly failed: boolean;
  /** CSS. */
  readonly style: string;
}

/** The head of a page of the bank, which loads nothing from elsewhere; scripts are its children. */
export function Head({ title, failed, style, children }: PropsWithChildren<HeadProps>) {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${failed ? 'Error: ' : ''}${title} – ${ownBank.name}`}</title>
      <link rel="icon" href="data:," />
      <style>{raw(style)}</style>
      {children}
    </head>
  );
}
