import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-account-without-scheme',
  title: "Leaves the scheme of a beneficiary's account for the TPP to guess",
  breaks: ['AISP-BEN-001'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record) => {
      dropMember(record, 'CreditorAccount.SchemeName');
    }),
  ),
});
