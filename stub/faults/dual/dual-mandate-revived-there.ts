import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-mandate-revived-there',
  title: 'Has every direct debit active in version 4',
  breaks: ['AISP-DUAL-025'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'direct-debits',
      eachRecord('DirectDebit', (debit) => {
        debit.DirectDebitStatusCode = debit.DirectDebitStatusCode === 'ACTV' ? 'CANC' : 'ACTV';
      }),
    ),
  ),
});
