import { onOperation } from '../edit.ts';
import { metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'available-period-without-offset',
  title: 'Gives the available period of all accounts without an offset',
  breaks: ['AISP-DTM-001', 'AISP-ENV-012'],
  response: onOperation('GET /transactions', (draft) => {
    const meta = metaOf(draft);
    if (meta === undefined) return;
    for (const name of ['FirstAvailableDateTime', 'LastAvailableDateTime']) {
      if (meta[name] !== undefined) meta[name] = String(meta[name]).slice(0, 19);
    }
  }),
});
