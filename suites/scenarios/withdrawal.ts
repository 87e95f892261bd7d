import { isMissing } from '../tokens/token-source.ts';
import { authoriseAgain, readAccounts, readReinstated, readState, workingConsent } from './course.ts';
import { onOtherFace } from './on-other-face.ts';
import { scenario } from './scenario.ts';

/** Has the PSU withdraw access at the bank, looks at what is left of it, and has the consent authorised again. */
export default scenario({
  name: 'withdrawal',
  title: 'Withdrawing access at the bank',
  alone: 'a bank may take back other consents of the PSU',
  async run(drive) {
    const own = await workingConsent(drive, 'renewed');
    if (own === undefined) return;
    const { consentId } = own.facts;
    const asked = await drive.askBank('withdraw', { consent: 'renewed', consentId });
    if (isMissing(asked)) return drive.gap(asked);
    await onOtherFace(drive, await readAccounts(drive, 'renewed', 'withdrawn'));
    await onOtherFace(drive, await readState(drive, own.facts, 'withdrawn'));
    const again = await authoriseAgain(drive, own, 'withdrawn');
    if (again === undefined) return;
    await readAccounts(drive, 'renewed', 'withdrawn-reauthorised');
    await readReinstated(drive, own, 'withdrawn-reauthorised');
  },
});
