import type { MessageFamily } from '../operations.ts';
import type { View } from '../view.ts';

/** A body of which it is known whether the schema of release 3.1.11 takes it. */
interface Judged {
  /** States behaviour, as the name of a test. */
  readonly title: string;
  /** Absent: judged by the response schema, which allows Basic and Detail alike. */
  readonly view?: View;
  /** True where the service's `SupplementaryData` is allowed for. */
  readonly extended?: boolean;
}

export interface Accept extends Judged {
  readonly body: unknown;
}

/** An accepted body changed in one place: a member removed, or set to `value`. It has one fault, at that place. */
export type Reject = Judged & {
  readonly from: unknown;
  /** Keyword of JSON Schema that the change breaks. */
  readonly keyword: string;
} & ({ readonly remove: string } | { readonly set: string; readonly value: unknown });

export interface MessageVectors {
  readonly family: MessageFamily;
  readonly accepts: readonly Accept[];
  readonly rejects: readonly Reject[];
}

/** The body of a reject: `from` with its one change. Throws a TypeError where the pointer leads nowhere. */
export function rejectedBody(reject: Reject): unknown {
  const pointer = 'remove' in reject ? reject.remove : reject.set;
  const tokens = pointer.split('/').slice(1);
  const last = tokens.pop();
  // By way of JSON: a structured clone would keep parts that the body holds twice as one.
  const body: unknown = JSON.parse(JSON.stringify(reject.from));
  const parent = tokens.reduce<unknown>((node, token) => childOf(node, token, pointer), body);
  if (last === undefined || !isRecord(parent)) throw new TypeError(`Nothing to change at "${pointer}"`);
  if (!('remove' in reject)) {
    parent[last] = reject.value;
    return body;
  }
  childOf(parent, last, pointer);
  delete parent[last];
  return body;
}

function childOf(node: unknown, token: string, pointer: string): unknown {
  if (isRecord(node) && Object.hasOwn(node, token)) return node[token];
  throw new TypeError(`Nothing at "${pointer}"`);
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null;
}
