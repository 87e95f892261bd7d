import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-agent-without-scheme',
  title: "Leaves the scheme of a standing order's agent out",
  breaks: ['AISP-STO-012'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      dropMember(record, 'CreditorAgent.SchemeName');
    }),
  ),
});
