import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'empty-lists-are-null',
  title: 'Answers with null for Data where there is nothing to list',
  breaks: [
    'AISP-BEN-013',
    'AISP-DIR-007',
    'AISP-ENV-015',
    'AISP-EP-010',
    'AISP-EP-012',
    'AISP-EP-014',
    'AISP-EP-016',
    'AISP-HTTP-019',
    'AISP-SCP-008',
    'AISP-STO-015',
  ],
  response(draft) {
    const data = draft.body?.Data;
    if (draft.status !== 200 || draft.body === undefined || !isObject(data)) return;
    const lists = Object.values(data);
    if (lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === 0)) draft.body.Data = null;
  },
});
