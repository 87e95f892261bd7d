import { isObject, onSuccess } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'records-in-another-order',
  title: 'Lists the records of an answer, and what they hold, the other way round',
  clause: 'The resource pages name no order of records',
  resembles: ['AISP-ACC-019', 'AISP-BAL-012'],
  unseen: {
    rules: [],
    inPlaces: ['AISP-BEN-013', 'AISP-DIR-007'],
    why: 'Other accounts come first, and are the ones that are read',
  },
  response: onSuccess((draft) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    for (const list of Object.values(data)) {
      if (!Array.isArray(list)) continue;
      list.reverse();
      for (const record of list) {
        if (isObject(record) && Array.isArray(record.Account)) record.Account.reverse();
      }
    }
  }),
});
