import { eachRecord, isObject, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'related-account-as-path',
  title: 'Links a party to its account by a path alone',
  breaks: ['AISP-FMT-025'],
  releases: { since: '3.1.2' },
  response: eachRecord('Party', (party) => {
    const account = isObject(party.Relationships) ? party.Relationships.Account : undefined;
    if (isObject(account)) setMember(account, 'Related', `/accounts/${String(account.Id)}`);
  }),
});
