import { bad } from './answers.ts';
import type { Row } from './world.ts';

const least = 25;

/** A page of some records, and the cursors of its neighbours. */
export interface Page {
  readonly rows: readonly Row[];
  readonly next?: string;
  readonly previous?: string;
}

const cursorOf = (index: number) => Buffer.from(`after:${index}`).toString('base64url');

/**
 * The page of a list that a cursor names. A list of more than fifty records has exactly two pages, a shorter one has one. Throws the
 * refusal of a cursor that was never given.
 */
export function pageOf(rows: readonly Row[], cursor: string | null): Page {
  const size = rows.length > 2 * least ? Math.ceil(rows.length / 2) : rows.length;
  const index = cursor === null ? 0 : Number(/^after:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]);
  if (!Number.isInteger(index)) {
    throw bad([{ code: 'GB.Kestrel.Cursor.Unknown', message: 'We gave out no such cursor', path: 'cursor' }]);
  }
  if (index > 0) return { rows: rows.slice(index), previous: cursorOf(0) };
  return { rows: rows.slice(0, size), ...(size < rows.length ? { next: cursorOf(size) } : {}) };
}
