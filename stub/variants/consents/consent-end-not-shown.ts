import { isObject, onOperation } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'consent-end-not-shown',
  title: 'Shows a consent past its end as it was, and declares it',
  clause: 'Contradiction C24: that a consent is past its end must show on one page, and may on another',
  releases: { since: '4.0.0' },
  profile: (usual) => ({ ...usual, versionFour: { ...usual.versionFour, expiryShown: false } }),
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'EXPD') return;
    data.Status = 'AUTH';
    delete data.StatusReason;
  }),
});
