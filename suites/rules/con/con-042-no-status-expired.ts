import { openApiClause } from '../../core/clause.ts';
import { consentAfter, statusAfter } from '../../core/course.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const read = (Status: string) => consentAfter('consent-expired', { data: { ConsentId: 'aac-1', Status } }, 'expiring');

export default rule({
  id: 'AISP-CON-042',
  level: 'MUST NOT',
  title: 'The Status of a consent does not change because its ExpirationDateTime has passed',
  matters:
    'A TPP takes the end of access from ExpirationDateTime; a Status that moves with it reads as if the customer had withdrawn.',
  clause: openApiClause('OBExternalRequestStatus1Code'),
  releases: { until: '3.1.11' },
  scenarios: ['consent-expiry', 'consent-life'],
  needs: 'a consent that the run makes and has authorised a few seconds before its end',
  *judge(evidence) {
    const after = statusAfter(evidence, 'expiring', 'consent-expired');
    if (after === undefined) return;
    const { exchange, was, is, shown } = after;
    yield look(below({ exchange }, 'Data', 'Status'), is === was, 'Expected the Status to stay as it was', shown);
  },
  accept: { 'still authorised': read('Authorised') },
  reject: { 'a status of its own': read('Expired'), revoked: read('Revoked') },
});
