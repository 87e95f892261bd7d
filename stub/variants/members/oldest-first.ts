import { isObject, onSuccess } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'oldest-first',
  title: 'Lists transactions and statements from the oldest to the newest, over all pages',
  clause: 'The resource pages name no order of records',
  resembles: ['AISP-PAG-012'],
  behaviour: {
    pageOf: (usual) => (total, size, number) => {
      const page = usual(total, size, number);
      return page && { ...page, start: total - page.end, end: total - page.start };
    },
  },
  response: onSuccess((draft) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    for (const name of ['Transaction', 'Statement']) {
      const list = data[name];
      if (Array.isArray(list)) list.reverse();
    }
  }),
});
