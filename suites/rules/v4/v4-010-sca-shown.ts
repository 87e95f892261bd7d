import { clause } from '../../core/clause.ts';
import { consentAfter, statusAfter } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const wanted = ['TKSP', 'U028'];
const due = (Status: string, ...codes: readonly string[]) =>
  consentAfter('reauthentication-due', {
    data: { ConsentId: 'aac-1', Status, StatusReason: codes.map((StatusReasonCode) => ({ StatusReasonCode })) },
  });

export default rule({
  id: 'AISP-V4-010',
  level: 'MUST',
  title: 'A consent whose PSU the bank wants back shows CANC, for the reasons TKSP and U028',
  matters:
    'The two reasons tell a TPP that the consent lives and its customer only has to log in once more; without them it asks for a new one.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  scenarios: ['reauthentication'],
  needs: 'a bank that wants the PSU to authenticate again',
  supplies: ['bankSide.reauthenticate'],
  *judge(evidence) {
    const after = statusAfter(evidence, 'renewed', 'reauthentication-due');
    if (after === undefined) return;
    const { exchange, is, shown } = after;
    yield look(below({ exchange }, 'Data', 'Status'), is === 'CANC', 'Expected the Status CANC', shown);
    // A consent in CANC without any reason is AISP-V4-007.
    const codes = (listAt(json(exchange), 'Data', 'StatusReason') ?? []).map((each) =>
      textAt(each, 'StatusReasonCode'),
    );
    if (is !== 'CANC' || codes.length === 0) return;
    const all = wanted.every((code) => codes.includes(code));
    yield look(below({ exchange }, 'Data', 'StatusReason'), all, 'Expected the reasons TKSP and U028', codes);
  },
  accept: { 'both reasons': due('CANC', 'TKSP', 'U028'), 'and one more': due('CANC', 'U028', 'TKSP', 'NARR') },
  reject: { 'as it was': due('AUTH'), 'one reason': due('CANC', 'TKSP'), 'as if taken back': due('CANC', 'CUST') },
});
