import { dropMember, onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-without-account',
  title: 'Hides the account of the last beneficiary, Detail or not',
  breaks: ['AISP-BEN-003'],
  response: onOperation('GET /accounts/{AccountId}/beneficiaries', (draft) => {
    dropMember(records(draft, 'Beneficiary').at(-1), 'CreditorAccount');
  }),
});
