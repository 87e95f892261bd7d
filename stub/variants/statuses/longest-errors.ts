import { isObject } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

const filled = (text: unknown, length: number) => String(text ?? '').padEnd(length, '.');

export default variant({
  id: 'longest-errors',
  title: 'Sends errors with every member, as long as it may be, and a link to more',
  clause: 'OBErrorResponse1: Url is optional, Message has up to 500 characters',
  resembles: ['AISP-ERR-008', 'AISP-ERR-009'],
  response: (draft) => {
    const { body } = draft;
    if (body === undefined || !Array.isArray(body.Errors)) return;
    body.Code = filled(body.Code, 40);
    body.Message = filled(body.Message, 500);
    for (const entry of body.Errors) {
      if (!isObject(entry)) continue;
      entry.Message = filled(entry.Message, 500);
      entry.Url = 'https://developer.bank.example/errors';
    }
  },
});
