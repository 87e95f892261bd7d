import { onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-ids-new-on-later-calls',
  title: 'Gives the last account a new id once the accounts have been listed three times',
  breaks: ['AISP-FMT-020'],
  response: onOperation('GET /accounts', (draft, { consent, memory }) => {
    const times = Number(memory.get(consent?.consentId ?? '') ?? 0) + 1;
    memory.set(consent?.consentId ?? '', times);
    const last = records(draft, 'Account').at(-1);
    if (times > 3 && last !== undefined) last.AccountId = `${String(last.AccountId)}-${times}`;
  }),
});
