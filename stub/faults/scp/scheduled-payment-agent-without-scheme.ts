import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payment-agent-without-scheme',
  title: "Leaves the scheme of a scheduled payment's agent out",
  breaks: ['AISP-SCP-006'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    eachRecord('ScheduledPayment', (record) => {
      dropMember(record, 'CreditorAgent.SchemeName');
    }),
  ),
});
