import { dropMember, onGroup } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-links-and-meta',
  title: 'Leaves Links and Meta out of the answers about parties and balances',
  clause: 'Contradiction C1: mandatory in the prose, optional in the schemas since release 3.1.2',
  resembles: ['AISP-ENV-004'],
  releases: { since: '3.1.2' },
  warns: { rules: ['AISP-ENV-001'], why: 'The prose wants both: contradiction C1' },
  response: (draft, request) => {
    for (const group of ['parties', 'balances'] as const) {
      onGroup(group, (each) => {
        dropMember(each.body, 'Links');
        dropMember(each.body, 'Meta');
      })(draft, request);
    }
  },
});
