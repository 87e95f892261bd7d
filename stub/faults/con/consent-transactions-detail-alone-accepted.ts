import { fault } from '../fault.ts';

export default fault({
  id: 'consent-transactions-detail-alone-accepted',
  title: 'Accepts ReadTransactionsDetail with neither Credits nor Debits',
  breaks: ['AISP-CON-012'],
  behaviour: {
    permissionProblems: (honest) => (codes, offered) =>
      honest(
        Array.isArray(codes) && codes.includes('ReadTransactionsDetail') ? [...codes, 'ReadTransactionsDebits'] : codes,
        offered,
      ),
  },
});
