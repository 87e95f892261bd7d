import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-type-of-its-own',
  title: 'Has a BeneficiaryType of its own',
  breaks: ['AISP-BEN-009'],
  releases: { since: '3.1.5' },
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record) => {
      if (record.BeneficiaryType === 'Ordinary') record.BeneficiaryType = 'Frequent';
    }),
  ),
});
