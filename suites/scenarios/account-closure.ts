import { isMissing } from '../tokens/token-source.ts';
import { knownAccounts, readAccounts, workingConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** Has one of the selected accounts drop out of a consent, and reads that one and another one. */
export default scenario({
  name: 'account-closure',
  title: 'Closing one of the accounts',
  alone: 'an account changes that other consents show',
  async run(drive) {
    const own = await workingConsent(drive, 'renewed');
    if (own === undefined) return;
    const ids = await knownAccounts(drive, 'renewed');
    const [other, closed] = [ids[0], ids.at(-1)];
    if (other === undefined || closed === undefined || other === closed) return drive.gap(tooFew);
    const { consentId } = own.facts;
    const asked = await drive.askBank('closeAccount', { consent: 'renewed', consentId, accountId: closed });
    if (isMissing(asked)) return drive.gap(asked);
    await readAccounts(drive, 'renewed', 'account-closed', closed);
    await readAccounts(drive, 'renewed', 'another-account-closed', other);
  },
});

const tooFew = {
  reason: 'The consent opens fewer than two accounts.',
  supply: 'Have the run authorised by a PSU with at least two accounts.',
  key: 'psu.accounts',
} as const;
