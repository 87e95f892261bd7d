import type { OperationId } from '../../schemas/operations.ts';
import type { NamedToken } from '../client/call.ts';
import { isRefused } from '../core/oddities.ts';
import type { CallOptions } from './call-options.ts';
import type { Drive } from './drive.ts';

/** What is wrong with the token of a call. */
export type BadToken = (typeof badTokens)[number];

/** Each kind: the last is a good token that is no bearer token. */
export const badTokens = ['none', 'garbage', 'tampered', 'client-token', 'basic-credentials', 'no-scheme'] as const;

/** The kinds that the data operations take in turn: one for each operation, so that each kind is tried on several. */
const inTurn: readonly BadToken[] = [
  'none',
  'tampered',
  'none',
  'client-token',
  'no-scheme',
  'garbage',
  'none',
  'basic-credentials',
];

const onFirst: readonly BadToken[] = ['client-token'];

/** A kind of bad token on one operation. */
export interface Turn {
  readonly id: OperationId;
  readonly turn: BadToken;
}

/**
 * Which bad token is tried on which operation. The first operation leads to all the rest, so more is tried on it; a bank with
 * few operations meets on it what is left over, too.
 */
export function badTokenTurns(data: readonly OperationId[], thorough: boolean): readonly Turn[] {
  if (thorough) return data.flatMap((id) => badTokens.map((turn) => ({ id, turn })));
  const [first] = data;
  const met = new Set(inTurn.slice(0, data.length));
  const left = [...new Set(inTurn)].filter((kind) => onFirst.includes(kind) || !met.has(kind));
  return [
    ...data.map((id, index) => ({ id, turn: inTurn[index % inTurn.length] ?? 'none' })),
    ...(first === undefined ? [] : left.map((turn) => ({ id: first, turn }))),
  ];
}

export const garbage: NamedToken = { label: 'garbage', value: 'not-a-token' };

/** A call without a token, and without an interaction id unless the bank refuses calls that lack one. */
export function withoutToken({ recorder }: Pick<Drive, 'recorder'>) {
  const lacks = isRefused(recorder.exchanges, 'no-interaction-id') ? {} : { 'x-fapi-interaction-id': undefined };
  return { token: 'none', headers: lacks } as const;
}

/** What a call carries for a kind of bad token; `good` is the token that would open the operation. */
export async function badToken(
  drive: Drive,
  turn: BadToken,
  good: 'detail' | 'client' = 'detail',
): Promise<Pick<CallOptions, 'token' | 'scheme' | 'headers'>> {
  switch (turn) {
    case 'none':
      return withoutToken(drive);
    case 'garbage':
      return { token: garbage };
    case 'client-token':
      return { token: 'client' };
    case 'no-scheme':
      return { token: good, scheme: 'none' };
    case 'tampered':
      return { token: tampered((await drive.token(good))?.value ?? garbage.value) };
    case 'basic-credentials':
      return {
        token: 'none',
        headers: { authorization: `Basic ${Buffer.from('somebody:something').toString('base64')}` },
      };
  }
}

/** A token with one character changed: in the middle, where a signature or an opaque value cannot absorb it. */
function tampered(good: string): NamedToken {
  const middle = Math.floor(good.length / 2);
  const changed = good[middle] === 'x' ? 'y' : 'x';
  return { label: 'tampered', value: good.slice(0, middle) + changed + good.slice(middle + 1) };
}
