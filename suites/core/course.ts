import type { OperationId } from '../../schemas/operations.ts';
import type { AuthorisationFacts, RecordedExchange } from './archive.ts';
import { type Evidence, json } from './evidence.ts';
import { textAt } from './json.ts';
import type { ConsentKey } from './probes.ts';
import type { Sketch } from './sketch.ts';
import { isSuccess } from './status.ts';
import { meant } from './words.ts';

/** The reads of accounts under a consent, after the event that the variant names, in their order. */
export function accountReads(
  evidence: Evidence,
  consent: ConsentKey,
  variant: string,
  operation: OperationId = 'GET /accounts',
): readonly RecordedExchange[] {
  return evidence.select({ operation, probe: 'course', consent, variant });
}

/** The reads of a consent itself, after the event that the variant names. */
export function consentReads(evidence: Evidence, consent: ConsentKey, variant: string): readonly RecordedExchange[] {
  return evidence.select({ operation: 'GET /account-access-consents/{ConsentId}', probe: 'course', consent, variant });
}

/**
 * A Status after the event that the variant names, and the one before it: the one read last, or else Authorised. By the word of
 * version 3.1 where there is one.
 */
export interface StatusAfter {
  readonly exchange: RecordedExchange;
  readonly was: string;
  readonly is: string;
  /** The same as it came. */
  readonly shown: string;
}

/** What happened to the Status of a consent, where it could be read. Another rule judges whether the first is right. */
export function statusAfter(evidence: Evidence, consent: ConsentKey, variant: string): StatusAfter | undefined {
  const operation = 'GET /account-access-consents/{ConsentId}';
  const reads = evidence.successes({ operation, probe: 'course', consent });
  const index = reads.findIndex(({ about }) => about.variant === variant);
  const exchange = reads[index];
  const is = exchange === undefined ? undefined : textAt(json(exchange), 'Data', 'Status');
  if (exchange === undefined || is === undefined) return undefined;
  const before = reads[index - 1];
  const was = before === undefined ? undefined : textAt(json(before), 'Data', 'Status');
  return {
    exchange,
    was: meant('consentStatus', was) ?? 'Authorised',
    is: meant('consentStatus', is) ?? is,
    shown: is,
  };
}

/**
 * The last read of accounts after the end of a token or a consent. None where the accounts could not be read before the end
 * either, so that nothing shows what has ended.
 */
export function lastAfterEnd(
  evidence: Evidence,
  consent: ConsentKey,
  variant: 'token-expired' | 'consent-expired',
): RecordedExchange | undefined {
  const before = accountReads(evidence, consent, 'authorised');
  return before.every(isSuccess) ? accountReads(evidence, consent, variant).at(-1) : undefined;
}

/** Attempts to authorise a consent, each with the exchange that decided. A page in place of an answer decides nothing. */
export function* attempts(
  evidence: Evidence,
  consent: ConsentKey,
  variants: readonly string[],
): Generator<{ readonly facts: AuthorisationFacts; readonly exchange: RecordedExchange }> {
  for (const facts of evidence.archive.authorisations) {
    const exchange = evidence.byId(facts.exchange);
    if (facts.consent !== consent || !variants.includes(facts.variant) || exchange === undefined) continue;
    yield { facts, exchange };
  }
}

/** For vectors: a read of accounts, and one of the consent, after what the variant names. */
export function accountsAfter(variant: string, answer: Partial<Sketch>, consent: ConsentKey = 'renewed'): Sketch {
  return { operation: 'GET /accounts', probe: 'course', consent, variant, ...answer };
}

export function consentAfter(variant: string, answer: Partial<Sketch>, consent: ConsentKey = 'renewed'): Sketch {
  return { operation: 'GET /account-access-consents/{ConsentId}', probe: 'course', consent, variant, ...answer };
}

/** For vectors: a list of accounts that opened. */
export const opened: Partial<Sketch> = { data: { Account: [{ AccountId: 'acc-1' }] } };
