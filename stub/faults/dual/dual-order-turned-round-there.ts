import { changeRecords, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-order-turned-round-there',
  title: 'Turns the order of beneficiaries round in version 4',
  breaks: ['AISP-DUAL-037'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'beneficiaries',
      changeRecords('Beneficiary', (beneficiaries) => [...beneficiaries].reverse()),
    ),
  ),
});
