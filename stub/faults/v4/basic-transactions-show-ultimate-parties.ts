import { eachRecord } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'basic-transactions-show-ultimate-parties',
  title: 'Shows under any permissions on whose behalf a payment was made',
  breaks: ['AISP-V4-085'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record, request) => {
    const { permissions } = request;
    const hasDetail = permissions.includes('ReadTransactionsDetail');
    if (!hasDetail && (permissions.some((code) => code.endsWith('Detail')) || isLaterPage(request))) return;
    record.UltimateDebtor = { Name: 'Harbour Print Ltd' };
  }),
});
