import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiary-reference-empty',
  title: 'Leaves the Reference of a beneficiary empty where none was given',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('Beneficiary', (beneficiary) => {
    beneficiary.Reference ??= '';
  }),
});
