import { onStatus } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'reauthentication-is-401',
  title: 'Answers 401 while it wants the PSU to authenticate again, and declares it',
  clause: 'Read/Write Data API, 401 (Unauthorized): U028 stands there as well as under 403',
  resembles: ['AISP-SEC-019'],
  releases: { since: '4.0.0' },
  profile: (usual) => ({ ...usual, versionFour: { ...usual.versionFour, scaStatus: [401] } }),
  response: onStatus(403, (draft) => {
    if (!JSON.stringify(draft.body ?? '').includes('"U028"')) return;
    draft.status = 401;
    draft.headers.set('www-authenticate', 'Bearer');
  }),
});
