import { clause } from '../../core/clause.ts';
import { attempts } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch, Vector } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const deletion = 'DELETE /account-access-consents/{ConsentId}';
const read = 'GET /account-access-consents/{ConsentId}';
const attempted = (outcome: 'authorised' | 'refused', refusal?: string): Vector => ({
  exchanges: [{ probe: 'access', path: '/authorize', status: 302 }],
  tokens: [{ consent: 'detail' }],
  authorisations: [
    { consent: 'expiring', variant: 'consent-expired', outcome, ...(refusal === undefined ? {} : { refusal }) },
  ],
});
const deleted = (Status: string, status: number): readonly Sketch[] => [
  { operation: read, consent: 'expiring', probe: 'course', data: { ConsentId: 'aac-1', Status } },
  { operation: deletion, consent: 'expiring', variant: 'expired', status },
];

/** What can be done with a consent that has come to its end, or that the PSU or the bank has cancelled. */
export default [
  rule({
    id: 'AISP-V4-015',
    level: 'MUST NOT',
    title: 'A consent past its ExpirationDateTime cannot be authorised again',
    matters:
      'A customer agreed to a day on which it ends; a stale link that prolongs it opens their accounts for ever.',
    clause: clause('Account and Transaction API', 'Consent Re-authentication'),
    releases: { since: '4.0.0' },
    scenarios: ['terminal-consents', 'consent-expiry', 'consent-life'],
    needs: 'a consent that ends during the run, and a PSU who then approves it',
    *judge(evidence) {
      // A bank that authorises nothing refuses this, too.
      if (!evidence.archive.tokens.some(({ grant }) => grant === 'authorization_code')) return;
      for (const { facts, exchange } of attempts(evidence, 'expiring', ['consent-expired'])) {
        if (facts.refusal?.startsWith('5') === true) continue;
        yield look({ exchange }, facts.outcome === 'refused', 'Expected no authorisation of a consent past its end');
      }
    },
    accept: { refused: attempted('refused', 'invalid_request'), 'a page': attempted('refused', 'page') },
    reject: { authorised: attempted('authorised') },
  }),
  rule({
    id: 'AISP-V4-020',
    level: 'MUST',
    tolerates: ['cancelled-consent-kept'],
    title: 'A consent in CANC or EXPD can be deleted',
    matters:
      'A TPP clears away what has ended; a bank that refuses keeps a dead consent on the list that its customer reads.',
    clause: clause('Account Access Consents', 'DELETE /account-access-consents/{ConsentId}'),
    releases: { since: '4.0.0' },
    scenarios: ['terminal-consents', 'consent-expiry'],
    needs: 'a consent that shows CANC or EXPD and is then deleted',
    *judge(evidence) {
      for (const exchange of evidence.select({ operation: deletion, probe: 'happy' })) {
        const { consent } = exchange.about;
        if (consent === undefined) continue;
        const reads = evidence.successes({ operation: read, consent }).filter(({ id }) => id !== exchange.id);
        const status = textAt(json(reads.at(-1) ?? exchange), 'Data', 'Status');
        // A DELETE is not sent twice where a server is busy for a moment.
        if ((status !== 'CANC' && status !== 'EXPD') || statusOf(exchange) === 503) continue;
        const tell = status === 'CANC' ? lenient('cancelled-consent-kept') : look;
        yield tell(
          { exchange },
          isSuccess(exchange),
          `Expected a consent in ${status} to be deleted`,
          statusOf(exchange),
        );
      }
    },
    accept: { 'past its end': deleted('EXPD', 204), 'taken back': deleted('CANC', 204) },
    reject: {
      'past its end, and refused': deleted('EXPD', 400),
      'taken back, and refused': deleted('CANC', 403),
    },
  }),
];
