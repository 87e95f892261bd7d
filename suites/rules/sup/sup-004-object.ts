import { openApiClause } from '../../core/clause.ts';
import { isObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';

/** Parties are left to the rules of the profile that gives them such data. */
const carriers: readonly RecordName[] = ['Transaction', 'StandingOrder', 'Beneficiary'];
const operation = 'GET /accounts/{AccountId}/beneficiaries';
const beneficiary = (more: object) =>
  ({ operation, data: { Beneficiary: [{ AccountId: 'acc-1', ...more }] } }) as const;

export default rule({
  id: 'AISP-SUP-004',
  level: 'MUST',
  title: 'SupplementaryData of a transaction, standing order or beneficiary is an object, if it is there',
  matters: 'A text where an object is due fails the record in every client that maps it to a type.',
  clause: openApiClause('OBSupplementaryData1'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  needs: 'transactions, standing orders or beneficiaries',
  owns: {
    rule: 'AISP-SUP-004',
    families: ['transaction', 'standing-order', 'beneficiary'],
    at: ['/Data/*/*/SupplementaryData'],
    keywords: ['type'],
  },
  apart: 'knowing all',
  *judge(evidence) {
    for (const name of carriers) {
      for (const found of evidence.records(name)) {
        const { SupplementaryData: data } = found.value;
        const place = below(found, 'SupplementaryData');
        if (isNothing(place)) continue;
        const holds = data === undefined || isObject(data);
        yield look(place, holds, 'Expected an object', data);
      }
    }
  },
  accept: { 'an object': beneficiary({ SupplementaryData: { Alias: 'Rent' } }), 'not there': beneficiary({}) },
  reject: { 'a text': beneficiary({ SupplementaryData: 'Rent' }), 'an array': beneficiary({ SupplementaryData: [] }) },
});
