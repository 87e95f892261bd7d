import { fault } from '../fault.ts';

export default fault({
  id: 'consent-credits-alone-accepted',
  title: 'Accepts ReadTransactionsCredits with neither Basic nor Detail',
  breaks: ['AISP-CON-013'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(
        Array.isArray(codes) && codes.includes('ReadTransactionsCredits') ? [...codes, 'ReadTransactionsBasic'] : codes,
        offered,
      ),
  },
});
