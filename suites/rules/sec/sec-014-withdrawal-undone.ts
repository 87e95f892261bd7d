import { versionOf } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { accountReads, accountsAfter, attempts, consentAfter, opened, statusAfter } from '../../core/course.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const course = (outcome: 'authorised' | 'refused', after = opened, Status = 'Authorised'): Vector => ({
  exchanges: [
    consentAfter('withdrawn', { data: { ConsentId: 'aac-1', Status } }),
    accountsAfter('withdrawn-reauthorised', after),
  ],
  authorisations: [
    { variant: 'withdrawn', outcome, ...(outcome === 'refused' ? { refusal: 'access_denied' } : {}), exchange: 'x1' },
  ],
});

export default rule({
  id: 'AISP-SEC-014',
  level: 'MUST',
  title: 'A consent whose access was withdrawn at the bank can be authorised again under the same ConsentId',
  matters:
    'After ninety days, or a change of heart, a customer comes back to the same consent; where it cannot be authorised again, the TPP loses the history that hangs on its id.',
  clause: clause('Account and Transaction API', 'Access Revocation'),
  releases: { since: '3.1.4' },
  scenarios: ['withdrawal'],
  needs: 'a PSU who withdraws access at the bank and authorises the consent again',
  *judge(evidence, { release, profile }) {
    // A consent with another Status than the version gives it, or the profile, is the matter of AISP-SEC-013, or of AISP-V4-008.
    const after = statusAfter(evidence, 'renewed', 'withdrawn');
    const stays = versionOf(release) === '3.1' || profile.versionFour?.withdrawalShown === false;
    const right = versionOf(release) === '4.0' && after?.is === 'CANC';
    if (after !== undefined && !right && !(stays && after.is === after.was)) return;
    for (const { facts, exchange } of attempts(evidence, 'renewed', ['withdrawn'])) {
      if (facts.refusal === 'page') continue;
      yield look({ exchange }, facts.outcome === 'authorised', 'Expected to be authorised again', facts.refusal);
    }
    for (const exchange of accountReads(evidence, 'renewed', 'withdrawn-reauthorised')) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the new token to open accounts', statusOf(exchange));
    }
  },
  accept: { 'authorised, and the token works': course('authorised') },
  reject: {
    refused: course('refused'),
    'authorised, and the token is refused': course('authorised', { status: 403 }),
  },
});
