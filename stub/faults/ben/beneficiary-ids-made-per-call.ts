import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-ids-made-per-call',
  title: 'Gives beneficiaries new ids with every call',
  breaks: ['AISP-BEN-012'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record, { sequence }) => {
      record.BeneficiaryId = `${sequence}-${String(record.BeneficiaryId)}`;
    }),
  ),
});
