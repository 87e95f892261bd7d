import { emptyBody, whereRecords } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-beneficiaries-empty-body',
  title: 'Answers for the beneficiaries of an account with 200 and no body',
  breaks: ['AISP-BEN-013', 'AISP-EP-010'],
  response: onOperation('GET /accounts/{AccountId}/beneficiaries', whereRecords('Beneficiary', emptyBody)),
});
