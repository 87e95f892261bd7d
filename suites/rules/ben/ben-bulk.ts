import { beyondAccounts, listedAccounts } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /beneficiaries';
const accounts: Sketch = {
  operation: 'GET /accounts',
  data: { Account: [{ AccountId: 'acc-1' }, { AccountId: 'acc-2' }] },
};
const bulk = (...records: readonly JsonObject[]): Sketch => ({
  operation,
  data: { Beneficiary: records.map((changes) => sampleBeneficiary(changes)) },
});
const shared = { clause: clause('Beneficiaries', 'Resource Definition'), applies: offersAll(operation) } as const;
const byCustomer = { AccountId: undefined };

/** The list over all accounts, which a bank may keep by account or by customer. */
export default [
  rule({
    ...shared,
    id: 'AISP-BEN-006',
    level: 'MAY',
    statements: ['AISP-BEN-006', 'AISP-ENV-019'],
    title: 'A beneficiary of the bulk list names an account of the consent, or none',
    matters: 'A payee of an account outside the consent tells the TPP of an account that the customer did not show.',
    scenarios: ['reads', 'basic-view'],
    needs: 'a bulk list with beneficiaries, and the accounts of its consent',
    *judge(evidence) {
      const lists = listedAccounts(evidence);
      for (const exchange of evidence.successes({ operation })) {
        const listed = lists.get(exchange.about.consent ?? '');
        if (listed === undefined) continue;
        for (const found of recordsOf(exchange, 'Beneficiary')) {
          const { AccountId } = found.value;
          const holds = AccountId === undefined || (typeof AccountId === 'string' && listed.has(AccountId));
          yield look(below(found, 'AccountId'), holds, beyondAccounts, AccountId);
        }
      }
    },
    accept: {
      'kept by account': [accounts, bulk({}, { AccountId: 'acc-2' })],
      'kept by customer': [accounts, bulk(byCustomer)],
    },
    reject: { 'an account that is not listed': [accounts, bulk({ AccountId: 'acc-9' })] },
  }),
  rule({
    ...shared,
    id: 'AISP-BEN-007',
    level: 'MUST',
    title: 'No beneficiary stands twice in the bulk list',
    matters:
      'A payee that stands twice in the list has customers choose between two that are one, and delete the wrong one.',
    scenarios: ['reads'],
    needs: 'a bulk list with beneficiaries in the Detail view',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ operation })) {
        const seen = new Set<string>();
        for (const found of recordsOf(exchange, 'Beneficiary')) {
          // Without the account that is paid, two beneficiaries may look alike.
          if (!isObject(found.value.CreditorAccount)) continue;
          const key = JSON.stringify(Object.entries(found.value).sort(([one], [other]) => (one < other ? -1 : 1)));
          yield look(found, !seen.has(key), 'Expected each beneficiary once');
          seen.add(key);
        }
      }
    },
    accept: {
      'the same payee on two accounts': bulk({}, { AccountId: 'acc-2' }),
      'two references for one payee': bulk(byCustomer, { ...byCustomer, Reference: 'DEPOSIT' }),
    },
    reject: {
      'once for each account, of a customer': bulk(byCustomer, byCustomer),
      'the same record twice': bulk({}, {}),
    },
  }),
];
