import { dropMember, eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-reference-lost-there',
  title: 'Leaves the reference of standing orders out in version 4',
  breaks: ['AISP-DUAL-030'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'standing-orders',
      eachRecord('StandingOrder', (order) => {
        dropMember(order, 'RemittanceInformation');
      }),
    ),
  ),
});
