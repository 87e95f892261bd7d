import { everyDateTime } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'milliseconds',
  title: 'Writes date-times with milliseconds, but for standing orders, which have no time',
  clause: 'Read/Write Data API, Date Formats: a fraction is ISO 8601',
  resembles: ['AISP-DTM-001'],
  response: everyDateTime((text, _name, holder) =>
    holder.StandingOrderId === undefined ? text.replace(/(:\d\d)(?=[+Z])/, '$1.000') : text,
  ),
});
