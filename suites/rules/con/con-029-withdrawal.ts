import { clause } from '../../core/clause.ts';
import { consentAfter, consentReads } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess } from '../../core/status.ts';

const withdrawn = (Status: string) => consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status } });

/** What holds from 3.1.4 is AISP-SEC-013. */
export default rule({
  id: 'AISP-CON-029',
  level: 'MUST',
  title: 'A consent whose access the PSU withdraws at the bank has Status Revoked',
  matters:
    'Only this status tells the TPP that its customer left by the door of the bank; without it, the app shows a fault instead of inviting back.',
  clause: clause('Account Access Consents', 'Status Flow'),
  releases: { until: '3.1.3' },
  scenarios: ['withdrawal'],
  needs: 'a PSU who withdraws access at the bank',
  *judge(evidence) {
    for (const exchange of consentReads(evidence, 'renewed', 'withdrawn').filter(isSuccess)) {
      const status = textAt(json(exchange), 'Data', 'Status');
      yield look(below({ exchange }, 'Data', 'Status'), status === 'Revoked', 'Expected the Status Revoked', status);
    }
  },
  accept: { revoked: withdrawn('Revoked') },
  reject: { 'still authorised': withdrawn('Authorised'), rejected: withdrawn('Rejected') },
});
