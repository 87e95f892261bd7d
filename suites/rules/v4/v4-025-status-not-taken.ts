import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const variant = 'open:status-members';
const asked = (more: Partial<Sketch>): Sketch => ({
  method: 'POST',
  path: '/account-access-consents',
  variant,
  requestBody: { Data: { StatusReason: [{ StatusReasonCode: 'NARR' }] } },
  ...more,
});
const made = (Status: string, ...codes: readonly string[]) =>
  asked({
    status: 201,
    data: { ConsentId: 'aac-9', Status, StatusReason: codes.map((StatusReasonCode) => ({ StatusReasonCode })) },
  });

/** The file leaves the request open, so that a bank may refuse such a request or pass over what it does not know. */
export default rule({
  id: 'AISP-V4-025',
  level: 'SHOULD',
  title: 'A Status and a StatusReason that a consent request carries are not taken over',
  matters:
    'Whether a customer has agreed is for the bank to say; where a request can say it, a TPP authorises its own consent.',
  clause: clause('Account Access Consents', 'Account Access Consents - Request'),
  releases: { since: '4.0.0' },
  scenarios: ['consent-refusals'],
  needs: 'an answer to a consent request that carries Status and StatusReason',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'happy', variant })) {
      if (!isSuccess(exchange)) {
        if (statusOf(exchange) < 500) yield look({ exchange }, true, '');
        continue;
      }
      const status = textAt(json(exchange), 'Data', 'Status');
      yield look(below({ exchange }, 'Data', 'Status'), status !== 'AUTH', 'Expected a Status of the bank', status);
      const reasons = listAt(json(exchange), 'Data', 'StatusReason') ?? [];
      const taken = reasons.some((reason) => textAt(reason, 'StatusReasonCode') === 'NARR');
      yield look(below({ exchange }, 'Data', 'StatusReason'), !taken, 'Expected no reason of the request');
    }
  },
  accept: { 'passed over': made('AWAU', 'U036'), refused: asked({ status: 400 }) },
  reject: { 'authorised by the request': made('AUTH'), 'its reason kept': made('AWAU', 'NARR') },
});
