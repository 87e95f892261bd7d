import { isSuccess } from '../core/status.ts';
import { ownConsent, readAccounts, readState } from './course.ts';
import { onOtherFace } from './on-other-face.ts';
import { scenario } from './scenario.ts';

/** A bank may look at its consents from time to time only. */
const leewayMs = 10_000;

/** Waits for the end of a consent, uses its token all the same, and looks at the consent. */
export default scenario({
  name: 'consent-expiry',
  title: 'Using a consent past its end',
  after: { 'consent-life': 'the consent begins to live there' },
  async run(drive) {
    const own = await ownConsent(drive, 'expiring');
    if (own?.facts.expiration === undefined) return;
    const end = Date.parse(own.facts.expiration);
    await drive.waitUntil(new Date(end), "the bank's");
    const answer = await readAccounts(drive, 'expiring', 'consent-expired');
    if (answer !== undefined && isSuccess(answer)) {
      await drive.waitUntil(new Date(end + leewayMs), "the bank's");
      await readAccounts(drive, 'expiring', 'consent-expired');
    }
    await onOtherFace(drive, await readState(drive, own.facts, 'consent-expired'));
  },
});
