import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-mandate-number-differs-there',
  title: 'Gives mandates another number in version 4',
  breaks: ['AISP-DUAL-029'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'direct-debits',
      eachRecord('DirectDebit', (debit) => {
        setMember(debit, 'MandateRelatedInformation.MandateIdentification', 'FOUR');
      }),
    ),
  ),
});
