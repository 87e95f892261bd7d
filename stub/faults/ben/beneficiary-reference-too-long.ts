import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-reference-too-long',
  title: 'Gives beneficiaries references of more than 35 characters',
  breaks: ['AISP-BEN-011'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record) => {
      if (record.Reference !== undefined) record.Reference = `${String(record.Reference)} ${'-'.repeat(40)}`;
    }),
  ),
});
