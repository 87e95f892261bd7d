import { isMissing } from '../tokens/token-source.ts';
import { knownAccounts, readAccounts, workingConsent } from './course.ts';
import { scenario } from './scenario.ts';

/** Has one of the selected accounts switched to another bank, and reads it. */
export default scenario({
  name: 'account-switch',
  title: 'Switching one of the accounts to another bank',
  alone: 'an account changes that other consents show',
  async run(drive) {
    const own = await workingConsent(drive, 'renewed');
    if (own === undefined) return;
    const [accountId] = await knownAccounts(drive, 'renewed');
    if (accountId === undefined) return drive.gap(noAccount);
    const { consentId } = own.facts;
    const asked = await drive.askBank('switchAccount', { consent: 'renewed', consentId, accountId });
    if (isMissing(asked)) return drive.gap(asked);
    await readAccounts(drive, 'renewed', 'account-switched', accountId);
  },
});

const noAccount = {
  reason: 'The consent opens no account.',
  supply: 'Have the run authorised by a PSU with an account.',
  key: 'psu.accounts',
} as const;
