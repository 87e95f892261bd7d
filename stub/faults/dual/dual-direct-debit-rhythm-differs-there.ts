import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-direct-debit-rhythm-differs-there',
  title: 'Has every direct debit collected once a week in version 4',
  breaks: ['AISP-DUAL-026'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'direct-debits',
      eachRecord('DirectDebit', (debit) => {
        setMember(debit, 'MandateRelatedInformation.Frequency.Type', 'WEEK');
      }),
    ),
  ),
});
