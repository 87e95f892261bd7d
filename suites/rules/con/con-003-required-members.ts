import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const consent = {
  ConsentId: 'aac-5f3c',
  CreationDateTime: '2026-03-15T12:00:00+00:00',
  Status: 'AwaitingAuthorisation',
  StatusUpdateDateTime: '2026-03-15T12:00:00+00:00',
  Permissions: ['ReadAccountsBasic'],
};
const answer = (Data: object): Sketch => ({
  operation: 'POST /account-access-consents',
  body: { Data, Risk: {}, Links: { Self: 'https://bank.example/open-banking/v3.1/aisp/x' }, Meta: {} },
});

/** Risk is AISP-ENV-003. */
export default schemaRule({
  id: 'AISP-CON-003',
  statements: ['AISP-CON-003', 'AISP-ENV-003'],
  level: 'MUST',
  title: 'A consent has ConsentId, CreationDateTime, Status, StatusUpdateDateTime and Permissions',
  matters:
    'A TPP shows its customer since when and for what there is access; without these members it has nothing to show or store.',
  clause: openApiClause('OBReadConsentResponse1'),
  scenarios: ['consents', 'transaction-permissions', 'consent-deletion'],
  needs: 'a consent that could be made',
  owns: {
    families: ['consent'],
    at: [
      '/Data/ConsentId',
      '/Data/CreationDateTime',
      '/Data/Status',
      '/Data/StatusUpdateDateTime',
      '/Data/Permissions',
    ],
    keywords: ['required'],
  },
  accept: {
    'all of them': answer(consent),
    'a member that the standard does not name': answer({ ...consent, StatusReason: 'New' }),
  },
  reject: {
    'no ConsentId': answer({ ...consent, ConsentId: undefined }),
    'no StatusUpdateDateTime': answer({ ...consent, StatusUpdateDateTime: undefined }),
  },
});
