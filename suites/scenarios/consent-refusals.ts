import type { PermissionCode } from '../../schemas/permissions.ts';
import { askOddly } from './ask-for-consent.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import { repeatedCode } from './odd-requests.ts';
import { datesOfIso8601, openRequests } from './open-requests.ts';
import { refusalCases } from './refusal-cases.ts';
import { scenario } from './scenario.ts';

/** A code for accounts that the bank is known to take. */
async function codeForAccounts(drive: Drive): Promise<PermissionCode> {
  await drive.consent('unauthorised');
  const { taken } = drive.codes;
  return !taken.has('ReadAccountsBasic') && taken.has('ReadAccountsDetail')
    ? 'ReadAccountsDetail'
    : 'ReadAccountsBasic';
}

/** Asks for consents that must be refused, and for some that may be; deletes again what a bank makes of them. */
export default scenario({
  name: 'consent-refusals',
  title: 'Asking for consents that must be refused',
  after: {
    'token-life': 'nothing is to keep a token waiting that soon ends',
    'consent-life': 'nor a consent that soon ends',
  },
  async run(drive) {
    const code = await codeForAccounts(drive);
    for (const { variant, body } of refusalCases(drive.profile, code)) {
      const answer = await drive.call({
        operation: 'POST /account-access-consents',
        probe: 'consent-refusal',
        variant,
        token: 'client',
        body,
      });
      if (answer === undefined) return;
      await discard(drive, answer);
    }
    await askOddly(drive, repeatedCode, { Permissions: ['ReadAccountsBasic'] });
    // Without an operation: neither a success nor a refusal is owed, so no rule of the operation may judge these.
    const { now, place } = drive;
    for (const { variant, body } of [...openRequests(now, place.release, code), ...datesOfIso8601(now, code)]) {
      const answer = await drive.call({
        path: '/account-access-consents',
        method: 'POST',
        probe: 'happy',
        variant,
        token: 'client',
        body,
      });
      await discard(drive, answer);
    }
    await drive.call({
      operation: 'GET /account-access-consents/{ConsentId}',
      probe: 'unknown-id',
      variant: 'consent',
      token: 'client',
      consentId: 'aac-00000000-does-not-exist',
    });
  },
});
