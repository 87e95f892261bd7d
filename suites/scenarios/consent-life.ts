import { ownConsent, readAccounts, readState } from './course.ts';
import { scenario } from './scenario.ts';

/** Makes a consent that ends in a few seconds, and uses it before. */
export default scenario({
  name: 'consent-life',
  title: 'Making a consent that ends soon',
  async run(drive) {
    const own = await ownConsent(drive, 'expiring');
    if (own === undefined) return;
    await readAccounts(drive, 'expiring', 'authorised');
    await readState(drive, own.facts, 'authorised');
  },
});
