import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { showAsParty } from '../show-as-party.ts';

export default fault({
  id: 'business-account-of-its-director',
  title: 'Shows the director who authorised as the party of a business account',
  breaks: ['AISP-PAR-010'],
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    eachRecord('Party', (record, { params, release, world }) => {
      const [, director] = world.accountParties(params.AccountId ?? '');
      if (director?.PartyType === 'Delegate') showAsParty(record, director, release);
    }),
  ),
});
