import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

interface Kept {
  readonly customerKey: string | undefined;
  readonly text: string;
}

export default fault({
  id: 'account-of-another-customer-cached',
  title: "Answers from a cache of accounts, and there shows one customer's account to another",
  breaks: ['AISP-SEC-009'],
  response: onOperation('GET /accounts/{AccountId}', (draft, { path, customerKey, memory }) => {
    const kept = memory.get(path) as Kept | undefined;
    if (draft.status === 200 && kept === undefined) {
      memory.set(path, { customerKey, text: JSON.stringify(draft.body) } satisfies Kept);
    }
    if (draft.status !== 403 || kept === undefined || kept.customerKey === customerKey) return;
    draft.status = 200;
    draft.text = kept.text;
  }),
});
