import { onSuccess, setMember } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-available-period',
  title: 'Does not say from when to when there are transactions',
  clause: 'Using Meta to identify Available Transaction Period: both members are optional',
  response: onSuccess((draft) => {
    const { TotalPages } = Object(draft.body?.Meta);
    setMember(draft.body, 'Meta', TotalPages === undefined ? {} : { TotalPages });
  }),
});
