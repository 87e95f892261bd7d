import { onGroup, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'available-period-beyond-consent',
  title: 'Tells of a history from before the consented period',
  breaks: ['AISP-ENV-014'],
  response: onGroup('transactions', (draft, { consent }) => {
    if (consent?.from !== undefined && draft.status === 200) {
      setMember(draft.body, 'Meta.FirstAvailableDateTime', '2012-01-01T00:00:00+00:00');
    }
  }),
});
