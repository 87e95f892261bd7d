import { fault } from '../fault.ts';

export default fault({
  id: 'consent-without-accounts-accepted',
  title: 'Accepts permissions with neither ReadAccountsBasic nor ReadAccountsDetail',
  breaks: ['AISP-CON-010'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(Array.isArray(codes) && codes.length > 0 ? [...codes, 'ReadAccountsBasic'] : codes, offered),
  },
});
