import { deleteConsent } from './consent-deletion.ts';
import { tryToAuthorise } from './course.ts';
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
  },
});

const notMade = {
  reason: 'The run has made no consent that a PSU could decline.',
  supply: 'Configure "tokens" with the kind headless or manual: the run then makes consents and has them decided on.',
  key: 'tokens.kind',
} as const;
