import { fault } from '../fault.ts';

export default fault({
  id: 'consent-transactions-basic-alone-accepted',
  title: 'Accepts ReadTransactionsBasic with neither Credits nor Debits',
  breaks: ['AISP-CON-011'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(
        Array.isArray(codes) && codes.includes('ReadTransactionsBasic') ? [...codes, 'ReadTransactionsDebits'] : codes,
        offered,
      ),
  },
});
