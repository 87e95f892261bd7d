import { bad } from './answers.ts';
import type { Row } from './world.ts';

/** Clause: Pagination, 25 to 1,000 records. */
const size = 40;

/** A page of some records, and the cursors of its neighbours. */
export interface Page {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly previous?: string;
}

const cursorOf = (index: number) => Buffer.from(`after:${index}`).toString('base64url');

/**
 * The page of a list that a cursor names. Throws the refusal of a cursor that was never given.
 */
export function pageOf(rows: readonly Row[], cursor: string | null): Page {
  const index = cursor === null ? 0 : Number(/^after:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (!Number.isInteger(index)) {
    throw bad([{ code: 'GB.Kestrel.Cursor.Unknown', message: 'We gave out no such cursor', path: 'cursor' }]);
  }
  const end = index + size;
  return {
    rows: rows.slice(index, end),
    ...(end < rows.length ? { next: cursorOf(end) } : {}),
    ...(index > 0 ? { previous: cursorOf(Math.max(index - size, 0)) } : {}),
  };
}
