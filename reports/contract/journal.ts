import type { ArchivedExchange } from './har.ts';

/** One line of a journal, in which the gathering of evidence keeps what it has while it goes on. */
export type JournalLine =
  /** The scenario that begins. */
  | { readonly scenario: string }
  /** A call; a later line with the same id stands in for it. */
  | { readonly exchange: ArchivedExchange }
  /** A value that the run learned, and that nothing it writes may show. */
  | { readonly secret: string }
  /** What is known besides the calls: the last line tells all of it. */
  | { readonly facts: unknown };

/** What a journal tells. */
export interface Journalled {
  readonly scenario?: string;
  readonly exchanges: readonly ArchivedExchange[];
  readonly secrets: readonly string[];
  readonly facts?: unknown;
}

/** Reads a journal as far as it goes: of a process that was killed, or met a full disk, the last line may be cut. */
export function readJournal(text: string): Journalled {
  const exchanges = new Map<string, ArchivedExchange>();
  const secrets: string[] = [];
  let scenario: string | undefined;
  let facts: unknown;
  for (const each of text.split('\n')) {
    const line = parse(each);
    if (line === undefined) continue;
    if ('exchange' in line) exchanges.set(line.exchange.id, line.exchange);
    else if ('secret' in line) secrets.push(line.secret);
    else if ('scenario' in line) scenario = line.scenario;
    else facts = line.facts;
  }
  return {
    exchanges: [...exchanges.values()],
    secrets,
    ...(scenario === undefined ? {} : { scenario }),
    ...(facts === undefined ? {} : { facts }),
  };
}

function parse(text: string): JournalLine | undefined {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    return undefined;
  }
}
