import { isObject, onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

/** Both members that tell one consent of the same permissions from another, so that nothing else gives it away. */
const identity = ['ConsentId', 'CreationDateTime'] as const;

export default fault({
  id: 'consent-id-of-another-consent',
  title: 'Answers a consent request with the ConsentId of an earlier one with the same permissions',
  breaks: ['AISP-CON-001', 'AISP-EP-003'],
  releases: unknownMembersRefused,
  response: onOperation('POST /account-access-consents', (draft, { base, memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    const content = String(data.Permissions);
    const before = memory.get(content) as typeof data | undefined;
    if (before === undefined || data.TransactionToDateTime !== undefined) {
      memory.set(content, structuredClone(data));
      return;
    }
    for (const name of identity) data[name] = before[name] ?? '';
    setMember(draft.body, 'Links.Self', `${base}/account-access-consents/${String(data.ConsentId)}`);
  }),
});
