import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, lookAtStatus } from '../../core/status.ts';

const afterwards = (status: number): readonly Sketch[] => [
  {
    operation: 'DELETE /account-access-consents/{ConsentId}',
    consent: 'unauthorised',
    variant: 'awaiting-authorisation',
  },
  {
    operation: 'GET /account-access-consents/{ConsentId}',
    consent: 'rejected',
    variant: 'sibling-deleted',
    status,
    data: { ConsentId: 'aac-2', Status: 'Rejected' },
  },
];

export default rule({
  id: 'AISP-CON-039',
  level: 'MUST',
  title: 'Deleting a consent leaves another one of the same content alone',
  matters: 'A customer who disconnects one of two apps must not lose the other because the two asked for the same.',
  clause: clause('Account and Transaction API', 'Steps'),
  scenarios: ['consent-deletion'],
  needs: 'two consents that could be made, and one of them deleted',
  *judge(evidence) {
    const deletion = { operation: 'DELETE /account-access-consents/{ConsentId}', probe: 'happy' } as const;
    const deleted = evidence.select({ ...deletion, variant: 'awaiting-authorisation' }).filter(isSuccess);
    const twin = evidence.consent('rejected')?.consentId;
    // A bank that made one consent of the two requests breaks another rule.
    if (deleted.length === 0 || (twin !== undefined && twin === evidence.consent('unauthorised')?.consentId)) return;
    for (const exchange of evidence.select({ probe: 'happy', consent: 'rejected', variant: 'sibling-deleted' })) {
      yield lookAtStatus(exchange, { expected: [200] }, 'Expected the other consent to be there still');
    }
  },
  accept: { 'the other one reads as before': afterwards(200) },
  reject: { 'the other one is gone': afterwards(400) },
});
