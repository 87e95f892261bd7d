import { isObject } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'several-errors',
  title: 'Tells in a second error what it refuses to tell in the first',
  clause: 'Read/Write Data API, Error Response Structure: one error or more',
  resembles: ['AISP-ERR-005', 'AISP-ERR-021'],
  response: ({ body }) => {
    if (body === undefined || !Array.isArray(body.Errors)) return;
    const [first] = body.Errors;
    if (isObject(first)) body.Errors.push({ ...first, Message: 'The same again in other words' });
  },
});
