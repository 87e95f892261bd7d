import type { IncomingMessage } from 'node:http';
import type { Header } from '../../reports/contract/index.ts';

/** The headers of an answer as they came: in their order, under their own names, and those that came twice twice. */
export function headerLines({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): readonly Header[] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);
}
