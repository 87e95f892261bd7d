import type { RecordedExchange } from './archive.ts';
import { listAt, textAt } from './json.ts';
import { json } from './parsed-bodies.ts';

/** Characters of a bank's words that are quoted. */
const most = 160;

/** The words of a bank in an error: those of its first detail, else of the whole, and no more than can be read at a glance. */
export function wordsOf(exchange: RecordedExchange): string | undefined {
  const body = json(exchange);
  const details = (listAt(body, 'Errors') ?? []).map((error) => textAt(error, 'Message'));
  const said = [...details, textAt(body, 'Message')].find((text) => text !== undefined && text.trim() !== '')?.trim();
  return said !== undefined && said.length > most ? `${said.slice(0, most)}…` : said;
}

/** What a bank answered, with its own words where it gave any: `it answered 400, "unsupported permission: ReadPAN"`. */
export function inItsWords(exchange: RecordedExchange): string {
  const said = wordsOf(exchange);
  return `it answered ${exchange.response?.status ?? 'nothing'}${said === undefined ? '' : `, "${said}"`}`;
}
