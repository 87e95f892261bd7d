import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-one-code-for-all-there',
  title: 'Has one BankTransactionCode for all transactions in version 4',
  breaks: ['AISP-DUAL-031'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'transactions',
      eachRecord('Transaction', (transaction) => {
        setMember(transaction, 'BankTransactionCode.Code', 'ICDT');
      }),
    ),
  ),
});
