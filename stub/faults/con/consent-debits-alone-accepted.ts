import { fault } from '../fault.ts';

export default fault({
  id: 'consent-debits-alone-accepted',
  title: 'Accepts ReadTransactionsDebits with neither Basic nor Detail',
  breaks: ['AISP-CON-014'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(
        Array.isArray(codes) && codes.includes('ReadTransactionsDebits') ? [...codes, 'ReadTransactionsBasic'] : codes,
        offered,
      ),
  },
});
