import type { ConsentFacts } from '../core/consent-facts.ts';
import { at, textAt } from '../core/json.ts';

/**
 * The facts of a consent from an archive of format 1.0, which told of each consent what was assumed of it. Those hold where the
 * run had made the consent; of one that a ready-made token stood for nothing was known.
 */
export function consentOfEarlierFormat(facts: ConsentFacts): ConsentFacts {
  const { key, consentId, permissions, expiration, authorised } = facts;
  if (consentId === undefined) return { key, given: true, authorised };
  const [from, to] = [textAt(facts, 'transactionFrom'), textAt(facts, 'transactionTo')];
  return {
    ...{ key, consentId, authorised },
    ...(permissions === undefined ? {} : { permissions }),
    ...(expiration === undefined ? {} : { expiration }),
    period: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    accounts: at(facts, 'partial') === true ? 'some' : 'all',
    psu: key === 'other-psu' ? 'other' : 'usual',
    ...(key === 'rejected' ? { declined: true } : {}),
  };
}
