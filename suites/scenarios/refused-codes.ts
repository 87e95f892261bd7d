import { operation } from '../../schemas/operations.ts';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { neededFor } from '../core/opened-by.ts';
import { refusedCode } from '../core/refused-codes.ts';
import { isSuccess } from '../core/status.ts';
import type { Missing } from '../tokens/token-source.ts';
import type { Caller } from './caller.ts';
import type { ConsentRequest } from './consent-requests.ts';
import { discard } from './discard.ts';

/** What a run knows of the permission codes that a bank takes and refuses. */
export interface KnownCodes {
  readonly taken: Set<PermissionCode>;
  /** Each with why requests go on without it, in the bank's own words. */
  readonly refused: Map<PermissionCode, Missing>;
}

type Codes = readonly PermissionCode[];
type Ask = (codes: Codes) => Promise<RecordedExchange | undefined>;

/** With these a bank says that something is wrong with what was asked. */
const refusals: readonly number[] = [400, 403, 404, 409, 422, 501];

export function isRefusal(answer: RecordedExchange | undefined): answer is RecordedExchange {
  return refusals.includes(answer?.response?.status ?? 0);
}

/**
 * Finds which codes of a refused request the bank refuses whatever they come with, and keeps them; true where it found any. First it
 * asks for the codes that the bank itself names, then for halves of the others. A code counts as refused only where the same request
 * without it is accepted.
 */
export async function findRefusedCodes(
  drive: Caller,
  { taken, refused }: KnownCodes,
  codes: Codes,
  why: RecordedExchange,
): Promise<boolean> {
  const before = refused.size;
  const ask: Ask = async (asked) => {
    const answer = await askFor(drive, asked);
    if (answer !== undefined && isSuccess(answer)) for (const code of asked) taken.add(code);
    return answer;
  };
  const refuse = (code: PermissionCode, answer: RecordedExchange) => refused.set(code, refusedCode(code, answer));
  const base = await baseOf(codes, ask, taken, refuse);
  if (base === undefined) return refused.size > before;

  /** Asks for some codes beside the base; those of transactions come as a view and a side, for one is nothing without the other. */
  const without = async (units: readonly Codes[]): Promise<void> => {
    if (units.length === 0) return;
    const answer = await ask([base, ...units.flat()]);
    if (!isRefusal(answer)) return;
    const [unit = []] = units;
    if (units.length > 1) {
      const middle = Math.ceil(units.length / 2);
      await without(units.slice(0, middle));
      await without(units.slice(middle));
    } else if (unit.some(isOfTransactions)) await ofTransactions(unit);
    else for (const code of unit) refuse(code, answer);
  };
  const ofTransactions = async (unit: Codes): Promise<void> => {
    let last = why;
    const views: Codes = ['ReadTransactionsDetail', 'ReadTransactionsBasic'];
    const sides: Codes = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];
    for (const view of views) {
      for (const side of sides) {
        if (taken.has(view) && taken.has(side)) continue;
        const answer = await ask([base, view, side]);
        if (isRefusal(answer)) last = answer;
      }
    }
    for (const code of unit.filter((each) => !taken.has(each))) refuse(code, last);
  };
  const open = codes.filter((code) => code !== base && !taken.has(code) && !refused.has(code) && !isOfAccounts(code));
  const named = namedIn(why, open);
  for (const unit of unitsOf(named)) await without([unit]);
  if (refused.size === before) await without(unitsOf(open.filter((code) => !taken.has(code))));
  // Where one view is refused, the other may do.
  for (const code of [...refused.keys()].filter((each) => !isOfTransactions(each) && !isOfAccounts(each))) {
    const other = otherView(code);
    if (other !== undefined && !taken.has(other) && !refused.has(other)) await without([[other]]);
  }
  return refused.size > before;
}

/** The code for accounts that the bank takes alone, which every request needs; undefined where it takes neither. */
async function baseOf(
  codes: Codes,
  ask: Ask,
  taken: ReadonlySet<PermissionCode>,
  refuse: (code: PermissionCode, answer: RecordedExchange) => void,
): Promise<PermissionCode | undefined> {
  const own = codes.filter(isOfAccounts);
  const refusedAlone: [PermissionCode, RecordedExchange][] = [];
  let base: PermissionCode | undefined;
  for (const code of new Set([...own, ...permissionCodes.filter(isOfAccounts)])) {
    if (base !== undefined && !own.includes(code)) break;
    const answer = taken.has(code) ? 'taken' : await ask([code]);
    if (answer === 'taken' || (answer !== undefined && isSuccess(answer))) base ??= code;
    else if (isRefusal(answer)) refusedAlone.push([code, answer]);
    else return undefined;
  }
  if (base !== undefined) for (const [code, answer] of refusedAlone) refuse(code, answer);
  return base;
}

/** A request without the codes that the bank refuses: with the other view where that will do, and nothing that means nothing alone. */
export function withoutRefused<R extends Pick<ConsentRequest, 'Permissions'>>(
  request: R,
  { refused }: Pick<KnownCodes, 'refused'>,
  basicOnly: boolean,
): R {
  if (!request.Permissions.some((code) => refused.has(code))) return request;
  const replaced = request.Permissions.flatMap((code) => {
    if (!refused.has(code)) return [code];
    const other = otherView(code);
    const fits =
      other !== undefined && !refused.has(other) && (!basicOnly || isOfAccounts(code) || other.endsWith('Basic'));
    return fits ? [other] : [];
  });
  const kept = [...new Set(replaced)];
  const has = (pattern: RegExp) => kept.some((code) => pattern.test(code));
  const whole = has(/^ReadTransactions(Basic|Detail)$/) && has(/^ReadTransactions(Credits|Debits)$/);
  return { ...request, Permissions: kept.filter((code) => whole || !isOfTransactions(code)) };
}

/** The operations of a profile that no code opens which the bank takes. */
export function closedOperations({ operations }: BankProfile, { refused }: Pick<KnownCodes, 'refused'>) {
  return operations.filter(
    (id) =>
      operation(id).implementation !== 'mandatory' &&
      neededFor(id).some((set) => set.every((code) => refused.has(code))),
  );
}

/** Asks for a consent with some codes and nothing else, and deletes it again. Without an operation: a refusal is no fault of the bank. */
export async function askFor(
  drive: Caller,
  codes: Codes,
  variant = `offered:${codes.slice(1).join('+')}`,
): Promise<RecordedExchange | undefined> {
  const answer = await drive.call({
    path: '/account-access-consents',
    method: 'POST',
    probe: 'happy',
    variant,
    token: 'client',
    body: { Data: { Permissions: codes }, Risk: {} },
  });
  await discard(drive, answer);
  return answer;
}

function unitsOf(codes: Codes): readonly Codes[] {
  const together = codes.filter(isOfTransactions);
  const single = codes.filter((code) => !isOfTransactions(code)).map((code) => [code]);
  return together.length === 0 ? single : [...single, together];
}

function namedIn({ response }: RecordedExchange, codes: Codes): Codes {
  return codes.filter((code) => new RegExp(`\\b${code}\\b`).test(response?.body ?? ''));
}

function isOfAccounts(code: PermissionCode): boolean {
  return code.startsWith('ReadAccounts');
}

function isOfTransactions(code: PermissionCode): boolean {
  return code.startsWith('ReadTransactions');
}

function otherView(code: PermissionCode): PermissionCode | undefined {
  const other = code.endsWith('Detail') ? code.replace(/Detail$/, 'Basic') : code.replace(/Basic$/, 'Detail');
  return permissionCodes.find((each) => each === other && each !== code);
}
