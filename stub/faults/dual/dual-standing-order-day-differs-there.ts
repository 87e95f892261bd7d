import { eachMember, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-standing-order-day-differs-there',
  title: 'Has monthly standing orders paid on the last but one day in version 4',
  breaks: ['AISP-DUAL-027'],
  bothVersions: true,
  response: inVersionFour(
    onGroup('standing-orders', (draft) => {
      eachMember(draft.body, (member, name) => (name === 'PointInTime' ? '-2' : member));
    }),
  ),
});
