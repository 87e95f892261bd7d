import { becomeRefusal, onGroup, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-beneficiaries-closed-there',
  title: 'Opens no beneficiaries to consents of version 3.1 in version 4',
  breaks: ['AISP-DUAL-010'],
  bothVersions: true,
  response: inVersionFour(
    onGroup(
      'beneficiaries',
      onStatus(200, (draft) => becomeRefusal(draft, 403, 'B403')),
    ),
  ),
});
