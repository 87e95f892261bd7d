import { fault } from '../fault.ts';

export default fault({
  id: 'foreign-account-readable',
  title: 'Opens every account of the bank to every token',
  breaks: ['AISP-CON-052', 'AISP-HTTP-016', 'AISP-SEC-009'],
  behaviour: {
    accountAccess: () => (accountId, _selected, exists) => (exists(accountId) ? 'granted' : 'unknown'),
  },
});
