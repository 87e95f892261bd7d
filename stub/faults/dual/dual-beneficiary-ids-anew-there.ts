import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-beneficiary-ids-anew-there',
  title: 'Numbers the beneficiaries anew in version 4',
  breaks: ['AISP-DUAL-016'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'beneficiaries',
      eachRecord('Beneficiary', (beneficiary) => {
        beneficiary.BeneficiaryId = `4${String(beneficiary.BeneficiaryId)}`;
      }),
    ),
  ),
});
