import { isObject, onOperation } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'reasons-where-they-must-be',
  title: 'Tells why the Status of a consent is what it is for CANC and EXPD alone, and declares it',
  clause: 'Account Access Consents, Data Dictionary: StatusReason has 0..n entries',
  resembles: ['AISP-V4-001'],
  releases: { since: '4.0.0' },
  profile: (usual) => ({ ...usual, versionFour: { ...usual.versionFour, reasonsGiven: false } }),
  response: onOperation(['POST /account-access-consents', 'GET /account-access-consents/{ConsentId}'], (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status !== 'CANC' && data.Status !== 'EXPD') delete data.StatusReason;
  }),
});
