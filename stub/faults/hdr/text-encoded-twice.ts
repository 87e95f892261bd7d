import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'text-encoded-twice',
  title: 'Encodes the name of the PSU in UTF-8 twice',
  breaks: ['AISP-HDR-031'],
  response: onOperation('GET /party', (draft) => {
    if (draft.body !== undefined) draft.text = Buffer.from(JSON.stringify(draft.body)).toString('latin1');
  }),
});
