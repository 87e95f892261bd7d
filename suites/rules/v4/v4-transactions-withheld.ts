import type { Found } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import type { Evidence } from '../../core/evidence.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { detailSince } from '../../core/transaction-detail.ts';

const shown = (more: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent: 'basic',
  data: { Transaction: [{ AccountId: 'acc-1', TransactionId: 't-1', Status: 'BOOK', ...more }] },
});

/** Transactions under a consent without Detail; one with Detail for another resource is the matter of AISP-PRM-028. */
function* basicOnly(evidence: Evidence): Generator<Found> {
  for (const found of evidence.records('Transaction', { probe: 'happy' })) {
    const granted = evidence.permissionsOf(found.exchange);
    if (granted?.some((code) => code.endsWith('Detail')) === false) yield found;
  }
}

interface Withheld extends Pick<Rule, 'title' | 'matters' | 'reject'> {
  readonly id: Rule['id'];
  readonly since: '4.0.0' | '4.0.1';
}

/** Members that a release brought into the Detail view; a record that shows earlier ones too is the matter of the rule on those. */
function withheldSince({ id, since, ...literal }: Withheld): Rule {
  const earlier = since === '4.0.0' ? detailSince['3.1.0'] : [...detailSince['3.1.0'], ...detailSince['4.0.0']];
  return rule({
    ...literal,
    id,
    level: 'MUST NOT',
    clause: clause('Transactions', 'Permission Codes'),
    releases: { since },
    scenarios: ['basic-view'],
    needs: 'such a transaction that shows no member which earlier rules keep to ReadTransactionsDetail',
    needsFirst: [
      {
        what: 'transactions under a consent with Basic permissions only',
        isThere: (evidence) => [...basicOnly(evidence)].length > 0,
      },
    ],
    apart: true,
    *judge(evidence) {
      for (const found of basicOnly(evidence)) {
        if (shownMembers(found, earlier).length > 0) continue;
        const disclosed = shownMembers(found, detailSince[since]);
        yield look(found, disclosed.length === 0, 'Expected none of these with Basic permissions', disclosed);
      }
    },
    accept: {
      'the Basic view': shown({ TransactionReference: 'INV 12' }),
      'what it was for': shown({ CategoryPurposeCode: 'SALA', PaymentPurposeCode: 'SALA' }),
    },
  });
}

/** Who stands behind a payment and between its banks. */
export default [
  withheldSince({
    id: 'AISP-V4-085',
    since: '4.0.0',
    title: 'Without ReadTransactionsDetail no transaction shows UltimateCreditor or UltimateDebtor',
    matters:
      'Whose wages a bureau paid, or whose flat is let, is known by these alone; a TPP with Basic was to see that money moved and no more.',
    reject: {
      'for whom it was': shown({ UltimateCreditor: { Name: 'Nia Pritchard' } }),
      'on whose behalf it was': shown({ UltimateDebtor: { Name: 'Harbour Print Ltd' } }),
    },
  }),
  withheldSince({
    id: 'AISP-V4-092',
    since: '4.0.1',
    title: 'Without ReadTransactionsDetail no transaction shows the banks in between: IntermediaryAgent1 to 3',
    matters:
      'The banks that a payment went through tell to which country it went, which a customer who opened only amounts has not told.',
    reject: {
      'the first': shown({ IntermediaryAgent1: { Identification: 'XALDGB2LXXX' } }),
      'the third alone': shown({ IntermediaryAgent3: { Name: 'Aldgate Savings Bank' } }),
    },
  }),
];
