import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-creation-answered-with-200',
  title: 'Answers the creation of a consent with ReadPAN with 200',
  breaks: ['AISP-HTTP-002'],
  response: onOperation('POST /account-access-consents', (draft) => {
    const data = draft.body?.Data;
    const codes = isObject(data) && Array.isArray(data.Permissions) ? data.Permissions : [];
    if (draft.status === 201 && codes.includes('ReadPAN')) draft.status = 200;
  }),
});
