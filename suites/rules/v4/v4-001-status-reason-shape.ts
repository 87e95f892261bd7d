import { openApiClause } from '../../core/clause.ts';
import { consentAfter } from '../../core/course.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const told = (StatusReason: unknown) =>
  consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status: 'CANC', StatusReason } });
const reason = { StatusReasonCode: 'CUST', StatusReasonDescription: 'The customer took access back', Path: 'Data' };

/** Which codes there are is AISP-V4-003. */
export default schemaRule({
  id: 'AISP-V4-001',
  statements: ['AISP-V4-001', 'AISP-V4-002', 'AISP-V4-004'],
  level: 'MUST',
  optional: true,
  title:
    'StatusReason is an array of objects: a StatusReasonCode of 1 to 4 characters, a StatusReasonDescription and a Path of 1 to 500',
  matters:
    'A reason that comes alone in the place of the list, as an early example had it, is read by no client that was made from the file.',
  clause: openApiClause('OBReadConsentResponse1'),
  releases: { since: '4.0.0' },
  scenarios: ['consents', 'withdrawal', 'reauthentication', 'consent-expiry'],
  needs: 'a consent that tells a reason',
  owns: {
    families: ['consent'],
    at: ['', '/*', '/*/StatusReasonCode', '/*/StatusReasonDescription', '/*/Path'].map(
      (step) => `/Data/StatusReason${step}`,
    ),
    keywords: ['type', 'minLength', 'maxLength'],
  },
  accept: { 'one reason': told([reason]), 'a code alone': told([{ StatusReasonCode: 'CUST' }]), none: told([]) },
  reject: {
    'an object': told(reason),
    'a list of texts': told(['CUST']),
    'a code of five characters': told([{ ...reason, StatusReasonCode: 'CUST1' }]),
    'a description of 501': told([{ ...reason, StatusReasonDescription: 'd'.repeat(501) }]),
  },
});
