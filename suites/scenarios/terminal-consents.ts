import { versionOf } from '../../schemas/releases.ts';
import { isMissing } from '../tokens/token-source.ts';
import { deleteConsent } from './consent-deletion.ts';
import { readState, tryToAuthorise } from './course.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

/** Has a PSU approve a consent that was declined, and one that was deleted. It comes after all that these are needed for. */
export default scenario({
  name: 'terminal-consents',
  title: 'Authorising consents that are at their end',
  alone: 'it deletes what others need',
  async run(drive) {
    const { facts } = await drive.declined();
    const declined = drive.missing('rejected');
    if (!drive.tokens.makesConsents) drive.gap(notMade);
    else if (declined !== undefined) drive.gap(declined);
    else if (facts.consentId === undefined) drive.gap(notMade);
    else await tryToAuthorise(drive, { key: 'rejected', consentId: facts.consentId }, 'rejected');
    const { consentId } = (await drive.consent('unauthorised')).facts;
    if (consentId === undefined) return;
    if (!drive.deleted.has('unauthorised')) await deleteConsent(drive, 'unauthorised', 'awaiting-authorisation');
    await tryToAuthorise(drive, { key: 'unauthorised', consentId }, 'deleted');
    if (versionOf(drive.place.release) === '4.0') await endsOfFour(drive);
  },
});

/** Has a consent authorised that has come to its end, and deletes it and one that its PSU withdrew: version 4 has a Status for each. */
async function endsOfFour(drive: Drive): Promise<void> {
  const { facts } = await drive.consent('expiring');
  const { consentId, expiration } = facts;
  if (consentId !== undefined && expiration !== undefined) {
    if (!drive.hasCome(new Date(expiration))) return;
    await tryToAuthorise(drive, { key: 'expiring', consentId }, 'consent-expired');
    await deleteConsent(drive, 'expiring', 'expired');
  }
  const withdrawn = await drive.consent('credits');
  if (withdrawn.facts.consentId === undefined || drive.deleted.has('credits')) return;
  const state = { ...withdrawn.facts, consentId: withdrawn.facts.consentId };
  if (isMissing(await drive.askBank('withdraw', { consent: 'credits', consentId: state.consentId }))) return;
  await readState(drive, state, 'withdrawn');
  await deleteConsent(drive, 'credits', 'cancelled');
}

const notMade = {
  reason: 'The run has made no consent that a PSU could decline.',
  supply: 'Configure "tokens" with the kind headless or manual: the run then makes consents and has them decided on.',
  key: 'tokens.kind',
} as const;
