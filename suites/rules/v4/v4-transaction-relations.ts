import { clause } from '../../core/clause.ts';
import { isObject, type JsonObject, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';
import { isDateTime } from '../../validation/date-time.ts';

const transaction = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  data: { Transaction: [sampleTransaction(changes)] },
});
const agent = { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX' };
const codes = { ExtendedProprietaryBankTransactionCodes: [{ Code: 'FPI' }] };
const due = (moment: string) => transaction({ Status: 'FUTR', BookingDateTime: moment, ValueDateTime: moment });
/** A day is let pass: what is announced for today may be told by day, and the bank's day may not be that of UTC. */
const slackMs = 86_400_000;
const shared = { level: 'SHOULD', optional: true, scenarios: ['reads', 'basic-view'], apart: true } as const;

/** How the new members of a transaction stand to each other, and to the day on which they are told. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-083',
    title: 'A transaction with further codes of the bank has the default one in ProprietaryBankTransactionCode',
    matters:
      'A client that knows the bank by its one usual code finds none where only the further ones are given, and sorts the payment nowhere.',
    clause: clause('Transactions', 'Notes'),
    releases: { since: '4.0.0' },
    needs: 'a transaction with ExtendedProprietaryBankTransactionCodes',
    *judge(evidence) {
      for (const found of evidence.records('Transaction')) {
        const more = found.value.ExtendedProprietaryBankTransactionCodes;
        if (!Array.isArray(more) || more.length === 0) continue;
        const holds = isObject(found.value.ProprietaryBankTransactionCode);
        yield look(found, holds, 'Expected ProprietaryBankTransactionCode beside the further codes');
      }
    },
    accept: { both: transaction(codes), 'the one alone beside both': [transaction({}), transaction(codes)] },
    reject: { 'the further ones alone': transaction({ ...codes, ProprietaryBankTransactionCode: undefined }) },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-093',
    title: 'IntermediaryAgent2 is there only beside 1, and IntermediaryAgent3 only beside 2',
    matters:
      'The banks in between are numbered in their order: a second without a first leaves open whether one is kept back.',
    clause: clause('Transactions', 'Data Dictionary'),
    releases: { since: '4.0.1' },
    needs: 'a transaction that went through more than one bank in between',
    *judge(evidence) {
      for (const found of evidence.records('Transaction')) {
        for (const number of [2, 3]) {
          if (found.value[`IntermediaryAgent${number}`] === undefined) continue;
          const before = `IntermediaryAgent${number - 1}`;
          const place = below(found, `IntermediaryAgent${number}`);
          yield look(place, found.value[before] !== undefined, `Expected ${before} beside it`);
        }
      }
    },
    accept: {
      'two of them': transaction({ IntermediaryAgent1: agent, IntermediaryAgent2: agent }),
      'three of them': transaction({ IntermediaryAgent1: agent, IntermediaryAgent2: agent, IntermediaryAgent3: agent }),
    },
    reject: {
      'the second alone': transaction({ IntermediaryAgent2: agent }),
      'the third beside the first': transaction({ IntermediaryAgent1: agent, IntermediaryAgent3: agent }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-096',
    title: 'A transaction with Status FUTR lies ahead of the moment at which it is told',
    matters:
      'What is announced is set aside for; an announcement that has passed is set aside for a second time, beside the payment itself.',
    clause: clause('Transactions', 'Data Dictionary'),
    releases: { since: '4.0.0' },
    needs: 'a transaction that is announced: one with Status FUTR',
    *judge(evidence) {
      for (const found of evidence.records('Transaction')) {
        if (found.value.Status !== 'FUTR') continue;
        const name = found.value.ValueDateTime === undefined ? 'BookingDateTime' : 'ValueDateTime';
        const text = textAt(found.value, name);
        const moment = instantOf(text);
        // A day that does not exist is AISP-DTM-002.
        if (moment === undefined || !isDateTime(text ?? '')) continue;
        const ahead = moment > Date.parse(found.exchange.startedAt) - slackMs;
        yield look(below(found, name), ahead, 'Expected a day that is still to come', text);
      }
    },
    accept: { tomorrow: due('2026-03-16T00:00:00+00:00'), today: due('2026-03-15T00:00:00+00:00') },
    reject: {
      'last week': due('2026-03-08T00:00:00+00:00'),
      'the day before yesterday': due('2026-03-13T10:00:00+00:00'),
    },
  }),
];
