import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-id-is-owners-reference',
  title: 'Uses as AccountId the reference by which the owner knows the account',
  breaks: ['AISP-FMT-022'],
  response: eachRecord('Account', ({ AccountId: id = '', Account: identifications }) => {
    if (Array.isArray(identifications)) {
      identifications.push({ SchemeName: 'UK.StubBank.CustomerReference', Identification: id });
    }
  }),
});
