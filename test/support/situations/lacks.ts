import type { Verdict } from '../../../reports/contract/index.ts';
import { type OperationId, operationIds } from '../../../schemas/operations.ts';
import type { PermissionCode } from '../../../schemas/permissions.ts';
import { type SupplyKey, supplies } from '../../../suites/core/supplies.ts';

/** Causes that no tester can cure by supplying something, by how the reason of a rule that waits for them names them. */
const causes = {
  'a consent that still stands': /^The consent was gone: the bank had deleted it for a call that it should refuse/,
  'a consent that is gone': /^No DELETE of this consent was answered with a success, so it was never gone\.$/,
  'bookings beyond both ends of a filter': /^The filters of the lists that have pages leave out nothing that was seen:/,
  'an interface at the base path': /^Every call to \S+ answers 404, with a token or without: is the path right\?/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What may be missing in a situation: what a tester can supply, an operation that answers as it should, or another cause. */
export type Lack = SupplyKey | OperationId | keyof typeof causes;

const names = Object.keys(causes) as readonly (keyof typeof causes)[];
const outOfOrder = /^(\S+ \S+) answered [\d and]+ to every call, whatever was asked of it \(see AISP-EP-\d{3}\)\.$/;
const notMade = /^The bank (made no consent|did not make the consent) "/;

/** A cause that a verdict names, and what it says besides that can be true or not. */
export interface Named {
  readonly lack: Lack;
  /** The codes that the consent behind a token is said to be without. */
  readonly without?: { readonly consent: string; readonly codes: readonly PermissionCode[] };
  /** Said of a token that is there: the bank does not take it. */
  readonly refused?: true;
  /** Said of tokens that are there: one of them opens all that the other does. */
  readonly noneOpensFewer?: true;
}

/** What the verdict of a rule that was not exercised says is missing; undefined where it names no cause. */
export function namedIn({ reason = '', lacks }: Verdict): Named | undefined {
  if (lacks !== undefined && Object.hasOwn(supplies, lacks.key)) {
    const lack = lacks.key as SupplyKey;
    const [, consent = '', codes] = /^The consent "(.+)" has no permission (.+)\.$/.exec(lacks.because) ?? [];
    if (codes !== undefined) return { lack, without: { consent, codes: codes.split(' or ') as PermissionCode[] } };
    if (/^The bank (refused|answered 401 to every read with) the token/.test(lacks.because))
      return { lack, refused: true };
    return { lack, ...(lacks.because.startsWith('No consent opens fewer') ? { noneOpensFewer: true } : {}) };
  }
  const cause = reason.replace(/^Found nothing to look at\. It needs .*?\. (?=[A-Z]+ |The |No |Every )/, '');
  const operation = operationIds.find((id) => cause.startsWith(`${id} `) && outOfOrder.test(cause));
  if (operation !== undefined) return { lack: operation };
  if (notMade.test(cause)) return { lack: 'POST /account-access-consents' };
  const lack = names.find((name) => causes[name].test(cause));
  return lack === undefined ? undefined : { lack };
}
