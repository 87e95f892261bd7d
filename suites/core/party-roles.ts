import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';

const persons: readonly string[] = ['UK.OBIE.Individual', 'UK.OBIE.Sole'];

/** True for a party that says it is an organisation, which can hold an account and cannot authorise by itself. */
export function isOrganisation({ value }: Found): boolean {
  const structure = textAt(value, 'LegalStructure');
  return structure?.startsWith('UK.OBIE.') === true && !persons.includes(structure);
}

/** The party that an account's `…/party` shows, in every answer that has one. */
export function* ownersShown(evidence: Evidence): Generator<Found> {
  const operation = 'GET /accounts/{AccountId}/party';
  for (const exchange of evidence.successes({ operation, probe: 'happy' })) yield* recordsOf(exchange, 'Party');
}

/** The PSU that `/party` shows under the consent of an exchange. */
export function psuOf(evidence: Evidence, { about }: RecordedExchange): Found | undefined {
  if (about.consent === undefined) return undefined;
  const [answer] = evidence.successes({ operation: 'GET /party', probe: 'happy', consent: about.consent });
  return answer === undefined ? undefined : [...recordsOf(answer, 'Party')][0];
}

/** The parties that `…/parties` lists for the account and under the consent of an exchange; undefined when it was not read. */
export function partiesListed(evidence: Evidence, { about }: RecordedExchange): readonly Found[] | undefined {
  if (about.consent === undefined || about.accountId === undefined) return undefined;
  const [answer] = evidence.successes({
    operation: 'GET /accounts/{AccountId}/parties',
    probe: 'happy',
    consent: about.consent,
    accountId: about.accountId,
  });
  return answer === undefined ? undefined : [...recordsOf(answer, 'Party')];
}

/** Whether an account is one of a business or of a person: `AccountType`, or `AccountCategory` in version 4. Under the consent of an exchange, from the list of accounts. */
export function accountTypeOf(evidence: Evidence, { about }: RecordedExchange): string | undefined {
  if (about.consent === undefined) return undefined;
  for (const answer of evidence.successes({ operation: 'GET /accounts', consent: about.consent })) {
    const found = [...recordsOf(answer, 'Account')].find(({ value }) => value.AccountId === about.accountId);
    if (found !== undefined) return textAt(found.value, 'AccountCategory') ?? textAt(found.value, 'AccountType');
  }
  return undefined;
}
