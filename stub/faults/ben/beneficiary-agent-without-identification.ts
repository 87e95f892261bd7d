import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-agent-without-identification',
  title: "Names the scheme of a beneficiary's agent and leaves out the rest",
  breaks: ['AISP-BEN-004'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    eachRecord('Beneficiary', (record) => {
      if (record.CreditorAgent !== undefined) record.CreditorAgent = { SchemeName: 'UK.OBIE.BICFI' };
    }),
  ),
});
