import { eachRecord, onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-standing-order-began-later-there',
  title: 'Has standing orders begin at another time in version 4',
  breaks: ['AISP-DUAL-028'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'standing-orders',
      eachRecord('StandingOrder', (order) => {
        setMember(order, 'MandateRelatedInformation.FirstPaymentDateTime', '2001-01-01T00:00:00+00:00');
      }),
    ),
  ),
});
