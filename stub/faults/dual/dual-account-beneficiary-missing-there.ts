import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-account-beneficiary-missing-there',
  title: 'Leaves the last beneficiary of an account out in version 4',
  breaks: ['AISP-DUAL-017'],
  bothVersions: true,
  response: inVersionFour(
    onOperation(
      'GET /accounts/{AccountId}/beneficiaries',
      changeRecords('Beneficiary', (beneficiaries) => beneficiaries.slice(0, -1)),
    ),
  ),
});
