import { onOperation } from '../edit.ts';
import { metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'available-period-reversed',
  title: 'Exchanges the ends of the available period',
  breaks: ['AISP-ENV-013'],
  response: onOperation('GET /transactions', (draft) => {
    const meta = metaOf(draft);
    const { FirstAvailableDateTime: first, LastAvailableDateTime: last } = meta ?? {};
    if (meta === undefined || first === undefined || last === undefined) return;
    meta.FirstAvailableDateTime = last;
    meta.LastAvailableDateTime = first;
  }),
});
