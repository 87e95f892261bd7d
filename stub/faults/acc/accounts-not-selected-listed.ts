import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { written } from '../words.ts';

export default fault({
  id: 'accounts-not-selected-listed',
  title: 'Lists all accounts of the customer, whichever were selected for the consent',
  breaks: ['AISP-ACC-001'],
  response: onOperation(
    'GET /accounts',
    changeRecords('Account', (accounts, { accountIds, customerKey = '', release, world }) => {
      const all = world.customer(customerKey)?.accountIds ?? [];
      const others = all.filter((id) => !accountIds.includes(id)).flatMap((id) => world.account(id) ?? []);
      // Not every release has every member.
      const shown = new Set(accounts.flatMap((account) => Object.keys(account)));
      const known = written(release, 'accounts', others).map(({ Account, Servicer, ...basic }) =>
        Object.fromEntries(Object.entries(basic).filter(([name]) => shown.has(name))),
      );
      return [...accounts, ...known];
    }),
  ),
});
