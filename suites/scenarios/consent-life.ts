import { ownConsent, readAccounts, readState, unlessTooLate } from './course.ts';
import { scenario } from './scenario.ts';

/** Makes a consent that ends in a few seconds, and uses it before. */
export default scenario({
  name: 'consent-life',
  title: 'Making a consent that ends soon',
  after: { consents: 'the authorisations there tell how long its own may take' },
  async run(drive) {
    const own = await ownConsent(drive, 'expiring');
    if (own === undefined) return;
    unlessTooLate(drive, own, await readAccounts(drive, 'expiring', 'authorised'));
    unlessTooLate(drive, own, await readState(drive, own.facts, 'authorised'));
  },
});
