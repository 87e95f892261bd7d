import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiaries-without-account-id',
  title: 'Leaves AccountId out of the beneficiaries of an account',
  breaks: ['AISP-BEN-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record) => {
      dropMember(record, 'AccountId');
    }),
  ),
});
