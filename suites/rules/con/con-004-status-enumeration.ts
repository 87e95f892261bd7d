import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const consent = (Status: string): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  body: {
    Data: {
      ConsentId: 'aac-5f3c',
      CreationDateTime: '2026-03-15T12:00:00+00:00',
      Status,
      StatusUpdateDateTime: '2026-03-15T12:00:00+00:00',
      Permissions: ['ReadAccountsBasic'],
    },
    Risk: {},
  },
});

export default schemaRule({
  id: 'AISP-CON-004',
  level: 'MUST',
  title: 'Status of a consent is AwaitingAuthorisation, Authorised, Rejected or Revoked',
  matters:
    'A TPP decides by Status whether to call, to wait or to ask again; a word of the bank leaves it doing none of these.',
  clause: openApiClause('OBExternalRequestStatus1Code'),
  scenarios: ['consents', 'transaction-permissions', 'consent-deletion'],
  needs: 'a consent that could be made',
  owns: { families: ['consent'], at: ['/Data/Status'], keywords: ['enum'] },
  accept: { 'a value of the list': consent('Authorised'), 'a value of the list, seldom used': consent('Revoked') },
  reject: {
    'a value of version 4': consent('AUTH'),
    'a status of its own': consent('Expired'),
    'another spelling': consent('Authorized'),
  },
});
