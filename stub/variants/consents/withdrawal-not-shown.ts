import { isObject, onOperation } from '../../faults/edit.ts';
import { codesOf } from '../../faults/status-reasons.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'withdrawal-not-shown',
  title: 'Shows a consent as it was when the PSU withdraws access at the bank, and declares it',
  clause: 'Account and Transaction API, Access Revocation: at the bank it is access that ends, and no consent',
  releases: { since: '4.0.0' },
  warns: {
    rules: ['AISP-V4-008'],
    why: 'The standard wants CANC; a bank that declares otherwise is warned, since a TPP cannot see who left',
  },
  profile: (usual) => ({ ...usual, versionFour: { ...usual.versionFour, withdrawalShown: false } }),
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || !codesOf(data).includes('CUST')) return;
    data.Status = 'AUTH';
    delete data.StatusReason;
  }),
});
