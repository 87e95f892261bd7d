import { clause } from '../../core/clause.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { lookAtSameContent } from '../../core/same-content.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';

const one = (changes: JsonObject, consent: ConsentKey = 'detail'): Sketch => ({
  operation: 'GET /accounts/{AccountId}/offers',
  consent,
  data: { Offer: [{ AccountId: 'acc-1', OfferId: 'off-1', Description: 'A higher limit', Rate: '2.5', ...changes }] },
});
const unnamed = (consent: ConsentKey, ...rates: readonly (string | undefined)[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/offers',
  consent,
  data: { Offer: rates.map((Rate) => ({ AccountId: 'acc-1', Description: 'A higher limit', Rate })) },
});
const shared = { applies: offersGroup('offers'), scenarios: ['reads'], needs: 'an account with offers' } as const;

/** What holds between the members of an offer, and between consents. */
export default [
  rule({
    ...shared,
    id: 'AISP-OFF-003',
    level: 'SHOULD',
    title: 'An offer ends after it starts',
    matters: 'An offer that ends before it begins is never shown, or is shown for ever.',
    clause: clause('Offers', 'Data Dictionary'),
    needs: 'an offer with StartDateTime and EndDateTime',
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records('Offer')) {
        const { StartDateTime, EndDateTime } = found.value;
        const start = instantOf(textAt(found.value, 'StartDateTime'));
        const end = instantOf(textAt(found.value, 'EndDateTime'));
        if (start === undefined || end === undefined) continue;
        const place = below(found, 'EndDateTime');
        yield look(place, start <= end, 'Expected EndDateTime not before StartDateTime', EndDateTime, StartDateTime);
      }
    },
    accept: {
      'a quarter': one({ StartDateTime: '2026-01-01T00:00:00Z', EndDateTime: '2026-03-31T23:59:59Z' }),
      'one moment, spelled in two zones': one({
        StartDateTime: '2026-04-01T01:00:00+01:00',
        EndDateTime: '2026-04-01T00:00:00Z',
      }),
    },
    reject: { 'the end first': one({ StartDateTime: '2026-03-31T00:00:00Z', EndDateTime: '2026-01-01T00:00:00Z' }) },
  }),
  rule({
    ...shared,
    id: 'AISP-OFF-004',
    level: 'MUST',
    tolerates: ['offer-told-otherwise'],
    title: 'An offer that no amount, fee, rate or value expresses is described in Description',
    matters: 'Without a figure and without a text there is an offer of nothing, and the customer sees a blank card.',
    clause: clause('Offers', 'Notes'),
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records('Offer')) {
        const flat = ['Amount', 'Fee', 'Rate', 'Value'].some((name) => Object.hasOwn(found.value, name));
        const told = flat || textAt(found.value, 'Description') !== undefined;
        const tell = lenient('offer-told-otherwise');
        yield tell(found, told, 'Expected Description, or one of Amount, Fee, Rate and Value');
      }
    },
    accept: { described: one({ Rate: undefined }), 'a rate alone': one({ Description: undefined }) },
    reject: { neither: one({ Description: undefined, Rate: undefined }) },
  }),
  rule({
    ...shared,
    id: 'AISP-OFF-005',
    level: 'MUST',
    title: 'What an offer shows does not depend on the other permissions of the consent',
    matters:
      'What is offered must not depend on what else was opened, or a TPP tells a customer that a limit has gone that still stands.',
    clause: clause('Offers', 'Permission Codes'),
    scenarios: ['reads', 'basic-view'],
    needs: 'the same offer under two consents',
    judge: (evidence) =>
      lookAtSameContent(evidence, {
        operations: ['GET /accounts/{AccountId}/offers', 'GET /offers'],
        record: 'Offer',
        key: (value) => textAt(value, 'OfferId'),
      }),
    accept: {
      'the same under both': [one({}), one({}, 'basic')],
      'two without ids, the other way round': [unnamed('detail', '2.5', '1.5'), unnamed('basic', '1.5', '2.5')],
    },
    reject: {
      'the rate withheld': [one({}), one({ Rate: undefined }, 'basic')],
      'the rate withheld from one of two without ids': [
        unnamed('detail', '2.5', '1.5'),
        unnamed('basic', undefined, '2.5'),
      ],
    },
  }),
];
