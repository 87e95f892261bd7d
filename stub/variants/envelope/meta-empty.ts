import { onSuccess, setMember } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'meta-empty',
  title: 'Sends an empty Meta: neither pages nor an available period',
  clause: 'Read/Write Data API, Meta: every member of it is optional',
  resembles: ['AISP-ENV-001'],
  response: onSuccess((draft) => setMember(draft.body, 'Meta', {})),
});
