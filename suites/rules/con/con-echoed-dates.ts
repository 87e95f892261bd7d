import { inRange } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { createdConsents, requestedData, sameInstant } from '../../core/consent-history.ts';
import { at } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface EchoedDates extends Pick<Rule, 'title' | 'matters' | 'clause'> {
  readonly id: Rule['id'];
  readonly members: readonly [string, ...string[]];
}

const table: readonly EchoedDates[] = [
  {
    id: 'AISP-CON-019',
    title: 'ExpirationDateTime of a new consent is the instant that was asked for, and absent when none was',
    matters:
      'A TPP tells its customer when access ends; an end that the bank shifts or invents cuts the service off on another day.',
    clause: clause('Account and Transaction API', 'Expiration Date Time'),
    members: ['ExpirationDateTime'],
  },
  {
    id: 'AISP-CON-020',
    title: 'The transaction period of a new consent is the one that was asked for, and a bound not asked for is absent',
    matters:
      'The period is what the customer agreed to show: a shifted bound opens days that were closed, or hides days that were open.',
    clause: clause('Account and Transaction API', 'Transaction To/From Date Time'),
    members: ['TransactionFromDateTime', 'TransactionToDateTime'],
  },
];

/**
 * Before 3.1.4 no page says that ExpirationDateTime comes back as it was sent: it follows from a consent being what was asked
 * for, so it warns there. That a date which was sent comes back at all is AISP-ENV-017, and its format
 * AISP-DTM-001.
 */
function echoedDates({ id, members, ...literal }: EchoedDates): Rule {
  const [member] = members;
  const consent = (sent: string | undefined, kept: string | undefined): Sketch => ({
    operation: 'POST /account-access-consents',
    requestBody: { Data: { Permissions: ['ReadAccountsBasic'], [member]: sent }, Risk: {} },
    data: { ConsentId: 'aac-1', Permissions: ['ReadAccountsBasic'], [member]: kept },
  });
  return rule({
    ...literal,
    id,
    statements: [id, 'AISP-DTM-005'],
    level: 'MUST',
    ...(id === 'AISP-CON-019' ? { tolerates: ['expiry-comes-back'] as const } : {}),
    scenarios: ['consents', 'transaction-permissions'],
    needs: 'a consent that could be made',
    *judge(evidence, { release }) {
      const derived = id === 'AISP-CON-019' && inRange(release, { until: '3.1.3' });
      const tell = derived ? lenient('expiry-comes-back') : look;
      for (const { exchange, data } of createdConsents(evidence)) {
        const request = requestedData(exchange);
        for (const name of members) {
          const sent = at(request, name);
          const kept = data[name];
          const place = below({ exchange }, 'Data', name);
          if (sent === undefined) {
            yield tell(place, kept === undefined, 'Expected no date where none was asked for', kept);
          } else if (sameInstant(sent, kept) !== undefined) {
            yield tell(place, sameInstant(sent, kept) === true, 'Expected the instant that was asked for', kept);
          }
        }
      }
    },
    accept: {
      'the same text': consent('2026-05-14T12:00:00+00:00', '2026-05-14T12:00:00+00:00'),
      'the same instant with Z': consent('2026-05-14T12:00:00+00:00', '2026-05-14T12:00:00Z'),
      'the same instant with a fraction': consent('2026-05-14T12:00:00Z', '2026-05-14T12:00:00.000+00:00'),
      'the same instant in another zone': consent('2026-05-14T01:00:00+01:00', '2026-05-14T00:00:00+00:00'),
      'none when none was sent': consent(undefined, undefined),
    },
    reject: {
      'another hour': consent('2026-05-14T01:00:00+01:00', '2026-05-14T01:00:00+00:00'),
      'the day alone kept': consent('2026-05-14T12:00:00+00:00', '2026-05-14T00:00:00+00:00'),
      'a date that nobody sent': consent(undefined, '2026-06-13T12:00:00+00:00'),
    },
  });
}

export default table.map(echoedDates);
