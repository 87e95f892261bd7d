import { changeRecords, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-beneficiary-missing-there',
  title: 'Leaves the last beneficiary out in version 4',
  breaks: ['AISP-DUAL-017'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'beneficiaries',
      changeRecords('Beneficiary', (beneficiaries) => beneficiaries.slice(0, -1)),
    ),
  ),
});
