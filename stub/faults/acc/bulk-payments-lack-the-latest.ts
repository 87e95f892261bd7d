import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-payments-lack-the-latest',
  title: 'Leaves the last scheduled payment of each account out of the bulk list',
  breaks: ['AISP-ACC-901'],
  response: onOperation(
    'GET /scheduled-payments',
    changeRecords('ScheduledPayment', (payments) =>
      payments.filter(({ AccountId: id }, index) => payments.slice(index + 1).some((later) => later.AccountId === id)),
    ),
  ),
});
