import { onSuccess } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-twice',
  title: 'Adds an interaction id of its own to the one that it plays back',
  breaks: ['AISP-HDR-901'],
  response: onSuccess(({ headers }, { operation }) => {
    if (operation === 'GET /accounts') headers.append('x-fapi-interaction-id', '0f6f0a3c-9f0e-4a57-8a3e-3b6f1d1c2a77');
  }),
});
