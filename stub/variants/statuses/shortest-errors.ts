import { isObject } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'shortest-errors',
  title: 'Sends errors without Id, and without Path where the code asks for none',
  clause: 'OBErrorResponse1: Id, Path and Url are optional',
  resembles: ['AISP-ERR-008'],
  response: (draft) => {
    const { body } = draft;
    if (body === undefined || !Array.isArray(body.Errors)) return;
    delete body.Id;
    for (const entry of body.Errors) {
      // The codes of the standard want the field or header that they are about.
      if (isObject(entry) && !/^(UK\.OBIE\.|U\d{3}$)/.test(String(entry.ErrorCode))) delete entry.Path;
    }
  },
});
