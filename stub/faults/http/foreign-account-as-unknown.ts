import { fault } from '../fault.ts';

export default fault({
  id: 'foreign-account-as-unknown',
  title: 'Refuses an account that the PSU did not select with 400, as one that does not exist',
  breaks: ['AISP-CON-052', 'AISP-HTTP-016'],
  warns: ['AISP-CON-052', 'AISP-HTTP-016'],
  behaviour: {
    accountAccess:
      (honest) =>
      (...account) => {
        const found = honest(...account);
        return found === 'outside' ? 'unknown' : found;
      },
  },
});
