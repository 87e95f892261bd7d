import { eachMember, isObject, onSuccess } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

const records = /^(?:Account|Transaction|Beneficiary|StandingOrder|ScheduledPayment|Statement|Party)$/;

export default variant({
  id: 'members-of-its-own',
  title: 'Adds members of its own to records, in the releases whose schemas are open',
  clause: 'The OpenAPI files of 3.1.2 and 3.1.3 refuse no further member',
  releases: { since: '3.1.2', until: '3.1.3' },
  response: onSuccess((draft) => {
    eachMember(draft.body, (member, name) => {
      const entries = Array.isArray(member) ? member : [member];
      for (const entry of entries) if (records.test(name) && isObject(entry)) entry.ColourOfBank = 'Teal';
      return member;
    });
  }),
});
