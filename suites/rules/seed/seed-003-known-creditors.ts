import { accountKey } from '../../core/account-keys.ts';
import type { RecordedExchange } from '../../core/archive.ts';
import { serviceClause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { isObject, listAt, objectAt } from '../../core/json.ts';
import { listedPages } from '../../core/listed-pages.ts';
import { below, look } from '../../core/look.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const scan = (Identification: string) => ({ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification });
const customer: readonly Sketch[] = [
  {
    operation: 'GET /accounts',
    data: { Account: [{ AccountId: 'acc-1', Account: [scan('20000390210099')] }] },
  },
  {
    operation: 'GET /accounts/{AccountId}/beneficiaries',
    data: { Beneficiary: [{ AccountId: 'acc-1', CreditorAccount: scan('60161331926819') }] },
  },
];
const order = (CreditorAccount: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [{ AccountId: 'acc-1', Frequency: 'EvryDay', CreditorAccount }] },
});

export default rule({
  id: 'AISP-SEED-003',
  level: 'SHOULD',
  title: 'The creditor of a standing order or scheduled payment is a beneficiary or an account of the customer',
  matters:
    'Payments of this bank go to known payees or own accounts alone; one to a stranger is either fraud or a payee that the TPP cannot name.',
  clause: serviceClause('What the service does, rule 1'),
  applies: ({ creditorsAreKnown }) => creditorsAreKnown || 'The profile does not say that creditors are known.',
  scenarios: ['reads'],
  needs: 'standing orders or scheduled payments of an account, its beneficiaries and the accounts of the customer',
  *judge(evidence) {
    const own = ownAccounts(evidence);
    if (own === undefined) return;
    for (const list of evidence.successes({
      operation: 'GET /accounts/{AccountId}/beneficiaries',
      probe: 'happy',
      consent: 'detail',
    })) {
      if (isPart(list)) continue;
      const known = new Set(own);
      for (const { value } of recordsOf(list, 'Beneficiary')) add(known, objectAt(value, 'CreditorAccount'));
      for (const name of ['StandingOrder', 'ScheduledPayment'] as const) {
        const { accountId } = list.about;
        if (accountId === undefined) continue;
        for (const found of evidence.records(name, { probe: 'happy', consent: 'detail', accountId })) {
          const key = accountKey(objectAt(found.value, 'CreditorAccount'));
          if (key === undefined) continue;
          const { CreditorAccount } = found.value;
          const place = below(found, 'CreditorAccount');
          yield look(place, known.has(key), 'Expected a beneficiary or an own account', CreditorAccount);
        }
      }
    }
  },
  accept: {
    'a beneficiary': [...customer, order(scan('60161331926819'))],
    'an own account': [...customer, order(scan('200003 90210099'))],
    'a beneficiary, identified by IBAN': [
      ...customer,
      order({ SchemeName: 'UK.OBIE.IBAN', Identification: 'GB29NWBK60161331926819' }),
    ],
  },
  reject: { 'somebody else': [...customer, order(scan('40000011112222'))] },
});

/** Keys of the customer's accounts; undefined when the list of accounts may not be all of them. */
function ownAccounts(evidence: Evidence): ReadonlySet<string> | undefined {
  if (evidence.accountsOf('detail') !== 'all') return undefined;
  const [list] = evidence.successes({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' });
  const listed = list === undefined ? undefined : listedPages(evidence, list, 'Account');
  if (list === undefined || listed?.whole !== true || linkOf(list, 'Prev') !== undefined) return undefined;
  // The Basic views show no identifications.
  const codes = ['ReadAccountsDetail', 'ReadBeneficiariesDetail'] as const;
  if (codes.some((code) => evidence.grants(list, code) !== true)) return undefined;
  const keys = new Set<string>();
  for (const { value } of listed.records) {
    for (const account of listAt(value, 'Account') ?? []) if (isObject(account)) add(keys, account);
  }
  return keys;
}

function add(keys: Set<string>, account: Parameters<typeof accountKey>[0]): void {
  const key = accountKey(account);
  if (key !== undefined) keys.add(key);
}

function isPart(list: RecordedExchange): boolean {
  return linkOf(list, 'Next') !== undefined || linkOf(list, 'Prev') !== undefined;
}
