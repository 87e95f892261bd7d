import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'date-times-in-small-letters',
  title: 'Writes the t and the z of a date-time small, as RFC 3339 allows and ISO 8601 does not print them',
  breaks: ['AISP-DTM-001'],
  warns: ['AISP-DTM-001'],
  response: (draft) =>
    eachMember(draft.body?.Data, (value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)
        ? value.replace('+00:00', 'Z').toLowerCase()
        : value,
    ),
});
