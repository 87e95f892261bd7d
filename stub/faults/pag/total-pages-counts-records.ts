import { isObject } from '../edit.ts';
import { linksOf, metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'total-pages-counts-records',
  title: 'Counts records in TotalPages where a list is on one page',
  breaks: ['AISP-PAG-008'],
  response(draft) {
    const [meta, links, data] = [metaOf(draft), linksOf(draft), draft.body?.Data];
    if (meta === undefined || links?.Next !== undefined || links?.Prev !== undefined || !isObject(data)) return;
    const list = Object.values(data).find((member) => Array.isArray(member));
    if (Array.isArray(list) && list.length > 0) meta.TotalPages = list.length;
  },
});
