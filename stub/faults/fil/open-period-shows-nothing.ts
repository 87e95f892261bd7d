import { onGroup, setMember } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'open-period-shows-nothing',
  title: 'Shows nothing where the consented period has no end',
  breaks: ['AISP-FIL-018'],
  response: onGroup('transactions', (draft, request) => {
    const open = request.consent?.from !== undefined && request.consent.to === undefined;
    const self = linksOf(draft)?.Self;
    if (!open || request.query.size > 0 || self === undefined) return;
    setMember(draft.body, 'Data.Transaction', []);
    setMember(draft.body, 'Links', { Self: self });
    setMember(draft.body, 'Meta', { TotalPages: 1 });
  }),
});
