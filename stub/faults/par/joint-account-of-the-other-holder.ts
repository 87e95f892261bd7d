import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'joint-account-of-the-other-holder',
  title: 'Shows the other holder of a joint account as its party',
  breaks: ['AISP-PAR-010'],
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    eachRecord('Party', (record, { params, world }) => {
      const other = world.accountParties(params.AccountId ?? '')[1];
      if (record.PartyType === 'Joint' && other !== undefined) record.PartyId = other.PartyId;
    }),
  ),
});
