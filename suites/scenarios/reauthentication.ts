import { versionOf } from '../../schemas/releases.ts';
import { isMissing } from '../tokens/token-source.ts';
import { authoriseAgain, readAccounts, readReinstated, readState, workingConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** Has the bank want its PSU back, calls without the PSU, and has the PSU come back. */
export default scenario({
  name: 'reauthentication',
  title: 'Calling while the bank wants the PSU back',
  alone: 'a bank may want its PSU back for other consents as well',
  async run(drive) {
    const own = await workingConsent(drive, 'renewed');
    if (own === undefined) return;
    const { consentId } = own.facts;
    const asked = await drive.askBank('reauthenticate', { consent: 'renewed', consentId });
    if (isMissing(asked)) return drive.gap(asked);
    await readAccounts(drive, 'renewed', 'reauthentication-due');
    // Version 3.1 says nothing of the Status meanwhile.
    if (versionOf(drive.place.release) === '4.0') await readState(drive, own.facts, 'reauthentication-due');
    const again = await authoriseAgain(drive, own, 'reauthentication-due');
    if (again !== undefined) await readReinstated(drive, own, 'reauthenticated');
  },
});
