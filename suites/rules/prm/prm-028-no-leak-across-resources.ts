import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { type ViewResource, viewResources } from '../../core/view-pairs.ts';

const transaction = { AccountId: 'acc-1', TransactionId: 't-1', CreditDebitIndicator: 'Debit', Status: 'Booked' };
const shown = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent: 'debits',
  data: { Transaction: [{ ...transaction, ...more }] },
});

/** The rules on what the Basic view of each resource must not show. */
const ofBasicView: Readonly<Partial<Record<RecordName, RuleId>>> = {
  Account: 'AISP-ACC-011',
  Beneficiary: 'AISP-BEN-002',
  StandingOrder: 'AISP-STO-010',
  ScheduledPayment: 'AISP-SCP-004',
  Statement: 'AISP-STA-003',
  Transaction: 'AISP-PRM-035',
};

/** The answers whose consent lacks the Detail of a resource, with its records: those under a consent that has another Detail, or those under one with none. */
function* withoutDetail(evidence: Evidence, having: 'another' | 'none') {
  for (const exchange of evidence.successes({ probe: 'happy' })) {
    const granted = evidence.permissionsOf(exchange);
    if (granted === undefined || granted.some((code) => code.endsWith('Detail')) !== (having === 'another')) continue;
    for (const resource of viewResources) {
      if (granted.includes(resource.detail)) continue;
      for (const found of recordsOf(exchange, resource.record)) yield { resource, found };
    }
  }
}

/** The resources whose Detail elements show where no Detail was granted at all: no other permission is to blame there. */
function shownToAll(evidence: Evidence): ReadonlySet<ViewResource> {
  const shown = new Set<ViewResource>();
  for (const { resource, found } of withoutDetail(evidence, 'none')) {
    if (shownMembers(found, resource.elements).length > 0) shown.add(resource);
  }
  return shown;
}

export default rule({
  id: 'AISP-PRM-028',
  level: 'MUST NOT',
  title: 'The Detail permission of one resource shows no Detail elements of another',
  matters:
    'A customer who opened payees in detail has not opened the merchants of each purchase; a leak from one to the other is a breach for the TPP, too.',
  clause: clause('Account and Transaction API', 'Detail Permissions'),
  scenarios: ['transaction-permissions'],
  needs: 'records under a consent that has Detail for another resource',
  apart: 'knowing all',
  waitsFor(evidence) {
    const [first] = evidence.once(shownToAll);
    return first === undefined ? undefined : ofBasicView[first.record];
  },
  *judge(evidence) {
    const toldElsewhere = evidence.once(shownToAll);
    for (const { resource, found } of withoutDetail(evidence, 'another')) {
      if (toldElsewhere.has(resource)) continue;
      const leaked = shownMembers(found, resource.elements);
      yield look(found, leaked.length === 0, 'Expected no Detail elements without their permission', leaked);
    }
  },
  accept: {
    'the Basic view of transactions': shown({ TransactionReference: 'INV 12' }),
    'optional members of the Basic view': shown({ AddressLine: 'High Street', ValueDateTime: '2026-03-01T00:00:00Z' }),
  },
  reject: {
    'the text of a transaction': shown({ TransactionInformation: 'Rent' }),
    'the other side of a transaction': shown({ CreditorAccount: { Name: 'Rent Ltd' } }),
  },
  silent: {
    'what is shown without any Detail is for the rule on the Basic view': [
      shown({ TransactionInformation: 'Rent' }),
      { ...shown({ TransactionInformation: 'Rent' }), consent: 'basic' },
    ],
  },
});
