import { clause } from '../../core/clause.ts';
import { consentAfter, statusAfter } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const read = (Status: string, ...codes: readonly string[]) =>
  consentAfter(
    'consent-expired',
    { data: { ConsentId: 'aac-1', Status, StatusReason: codes.map((StatusReasonCode) => ({ StatusReasonCode })) } },
    'expiring',
  );

/** Version 4 says on one page that a bank must show the end and that it may: one that does not warns, unless its profile says either. */
export default rule({
  id: 'AISP-V4-009',
  level: 'MUST',
  tolerates: ['C24/may'],
  title: 'A consent past its ExpirationDateTime shows EXPD, for the reason TKXP',
  matters:
    'A consent that still reads as authorised when nothing works any more sends a TPP to look for a fault; EXPD tells it to ask for a new one.',
  clause: clause('Read/Write Data API', '401 (Unauthorized)'),
  releases: { since: '4.0.0' },
  applies: ({ versionFour }) =>
    versionFour?.expiryShown !== false || 'The profile says that the end of a consent does not show in its Status.',
  scenarios: ['consent-expiry', 'consent-life'],
  needs: 'a consent that the run makes and has authorised a few seconds before its end',
  *judge(evidence, { profile }) {
    const after = statusAfter(evidence, 'expiring', 'consent-expired');
    if (after === undefined) return;
    const { exchange, was, is, shown } = after;
    const tell = profile.versionFour?.expiryShown !== true && is === was ? lenient('C24/may') : look;
    yield tell(below({ exchange }, 'Data', 'Status'), is === 'EXPD', 'Expected the Status EXPD', shown);
    if (is !== 'EXPD') return;
    const codes = (listAt(json(exchange), 'Data', 'StatusReason') ?? []).map((each) =>
      textAt(each, 'StatusReasonCode'),
    );
    yield look(below({ exchange }, 'Data', 'StatusReason'), codes.includes('TKXP'), 'Expected the reason TKXP', codes);
  },
  accept: { 'its end, and why': read('EXPD', 'TKXP') },
  reject: {
    'as it was': read('AUTH'),
    'its end, and not why': read('EXPD'),
    'another reason': read('EXPD', 'TKSP'),
    'as if taken back': read('CANC', 'TKXP'),
  },
});
