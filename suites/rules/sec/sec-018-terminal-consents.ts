import { clause } from '../../core/clause.ts';
import { attempts } from '../../core/course.ts';
import { type Evidence, json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch, Vector } from '../../core/sketch.ts';
import { isSuccess } from '../../core/status.ts';
import { meant } from '../../core/words.ts';

const rejected: Sketch = {
  operation: 'GET /account-access-consents/{ConsentId}',
  consent: 'rejected',
  variant: 'after-rejection',
  data: { ConsentId: 'aac-1', Status: 'Rejected' },
};
const deleted: Sketch = { operation: 'DELETE /account-access-consents/{ConsentId}', consent: 'unauthorised' };
const course = (end: Sketch, outcome: 'authorised' | 'refused'): Vector => ({
  exchanges: [end],
  tokens: [{ consent: 'detail' }],
  authorisations: [
    { consent: end.consent ?? 'rejected', variant: end === deleted ? 'deleted' : 'rejected', outcome, refusal: 'page' },
  ],
});

/** Whether the bank itself says that a consent is at its end; where it does not, other rules are broken. */
function isTerminal(evidence: Evidence, consent: ConsentKey): boolean {
  const of = { consent, probe: 'happy' } as const;
  const last = evidence.successes({ ...of, operation: 'GET /account-access-consents/{ConsentId}' }).at(-1);
  if (last !== undefined && meant('consentStatus', textAt(json(last), 'Data', 'Status')) === 'Rejected') return true;
  return evidence.select({ ...of, operation: 'DELETE /account-access-consents/{ConsentId}' }).some(isSuccess);
}

export default rule({
  id: 'AISP-SEC-018',
  level: 'MUST NOT',
  title: 'A consent that was rejected or deleted cannot be authorised',
  matters:
    'If a consent that was declined or deleted can still be authorised, a customer gives by a stale link what was refused before.',
  clause: clause('Read/Write Data API', "Changes to an Intent's Authorized State"),
  scenarios: ['terminal-consents', 'consents', 'consent-deletion'],
  needs: 'a consent that a PSU declines, or that is deleted, and a PSU who then approves it',
  *judge(evidence) {
    // A bank that authorises nothing refuses this, too.
    if (!evidence.archive.tokens.some(({ grant }) => grant === 'authorization_code')) return;
    for (const consent of ['rejected', 'unauthorised'] as const) {
      if (!isTerminal(evidence, consent)) continue;
      for (const { facts, exchange } of attempts(evidence, consent, ['rejected', 'deleted'])) {
        if (facts.refusal?.startsWith('5') === true) continue;
        const expected = 'Expected no authorisation of a consent at its end';
        yield look({ exchange }, facts.outcome === 'refused', expected, facts.variant);
      }
    }
  },
  accept: { 'a rejected one is refused': course(rejected, 'refused'), 'a deleted one': course(deleted, 'refused') },
  reject: {
    'a rejected one is authorised': course(rejected, 'authorised'),
    'a deleted one is authorised': course(deleted, 'authorised'),
  },
});
