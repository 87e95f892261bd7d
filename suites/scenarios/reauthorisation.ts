import { authoriseAgain, endsWithin, ownConsent, readAccounts } from './course.ts';
import { scenario } from './scenario.ts';

/** Has an authorised consent authorised again, after its token has ended where that can be had, and while it is good. */
export default scenario({
  name: 'reauthorisation',
  title: 'Authorising a consent again',
  alone: 'a bank may take back other tokens of the PSU',
  async run(drive) {
    const own = await ownConsent(drive, 'renewed');
    if (own === undefined) return;
    if (endsWithin(drive, own, 0)) {
      const again = await authoriseAgain(drive, own, 'token-expired');
      if (again === undefined) return;
      await readAccounts(drive, 'renewed', 'reauthorised');
    }
    // A PSU whom the bank wants back authorises again while the token is good, as far as one knows: once is enough.
    if (drive.canAskBank('reauthenticate') && (await ownConsent(drive, 'renewed'))?.expiresAt !== undefined) return;
    const again = await authoriseAgain(drive, own, 'token-valid');
    if (again !== undefined) await readAccounts(drive, 'renewed', 'reauthorised');
  },
});
