import { versionOf } from '../../../schemas/releases.ts';
import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'expired-consent-forbidden',
  title: 'Answers 403 in the place of 401 to a token, expired or not, once its consent has expired',
  breaks: ['AISP-SEC-012'],
  warns: ['AISP-SEC-012'],
  response(draft, { consent, at }) {
    const past = consent?.expires !== undefined && consent.expires <= at;
    if (draft.status !== 401 || !past) return;
    // A code that is none of the reasons of the consent is another fault.
    becomeRefusal(draft, 403, versionOf(draft.release) === '4.0' ? 'TKXP' : 'GB.ExampleBank.Consent.Expired');
  },
});
