import { accountKey, isMasked } from './account-keys.ts';
import type { RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { isObject, type JsonObject, listAt, objectAt } from './json.ts';
import { listedPages } from './listed-pages.ts';
import { linkOf } from './record-list.ts';

/** An account whose beneficiaries were all shown, and whom it may pay: keys of the beneficiaries and of the customer's accounts. */
export interface Paying {
  readonly accountId: string;
  readonly known: ReadonlySet<string>;
}

/**
 * The accounts of which it is known whom they may pay: where all accounts of the customer were listed, the whole list of beneficiaries
 * was read, and each of these shows its account. A list that shows less proves nothing of a creditor that is not on it.
 */
export function* payingAccounts(evidence: Evidence): Generator<Paying> {
  const own = ownAccounts(evidence);
  if (own === undefined) return;
  for (const list of evidence.successes({
    operation: 'GET /accounts/{AccountId}/beneficiaries',
    probe: 'happy',
    consent: 'detail',
  })) {
    const { accountId } = list.about;
    if (isPart(list) || accountId === undefined) continue;
    const keys = [...recordsOf(list, 'Beneficiary')].map(({ value }) => accountKey(objectAt(value, 'CreditorAccount')));
    if (keys.includes(undefined)) continue;
    yield { accountId, known: new Set([...own, ...keys.flatMap((key) => key ?? [])]) };
  }
}

/** The key of the account of a creditor; undefined where the record does not show it, or shows it masked. */
export function creditorKey(record: JsonObject): string | undefined {
  const account = objectAt(record, 'CreditorAccount');
  return isMasked(account) ? undefined : accountKey(account);
}

/** Keys of the customer's accounts; undefined when the list of accounts may not be all of them. */
function ownAccounts(evidence: Evidence): ReadonlySet<string> | undefined {
  if (!evidence.opensAllAccounts('detail')) return undefined;
  const [list] = evidence.successes({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' });
  const listed = list === undefined ? undefined : listedPages(evidence, list, 'Account');
  if (list === undefined || listed?.whole !== true || linkOf(list, 'Prev') !== undefined) return undefined;
  // The Basic views show no identifications.
  const codes = ['ReadAccountsDetail', 'ReadBeneficiariesDetail'] as const;
  if (codes.some((code) => evidence.grants(list, code) !== true)) return undefined;
  const keys = listed.records.flatMap(({ value }) =>
    (listAt(value, 'Account') ?? []).flatMap((account) => (isObject(account) ? (accountKey(account) ?? []) : [])),
  );
  return new Set(keys);
}

function isPart(list: RecordedExchange): boolean {
  return linkOf(list, 'Next') !== undefined || linkOf(list, 'Prev') !== undefined;
}
