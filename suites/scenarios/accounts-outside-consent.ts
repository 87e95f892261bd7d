import { accountOperations } from './accounts.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

const accountAndList = ['GET /accounts/{AccountId}', 'GET /accounts/{AccountId}/transactions'] as const;

/** Asks for what the consent does not open: ids that do not exist, and an account that was not selected. */
export default scenario({
  name: 'accounts-outside-consent',
  title: 'Asking for accounts outside the consent',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    // An unknown id leaks nothing, so the account and one list of it are enough: each is sent a foreign account instead.
    for (const operation of drive.thorough
      ? accountOperations(drive)
      : accountAndList.filter((id) => drive.offers(id))) {
      await drive.call({
        operation,
        probe: 'unknown-id',
        variant: 'account',
        consent: 'detail',
        accountId: '00000000-no-such-account',
      });
    }
    await unknownStatement(drive);
    await drive.call({
      operation: 'DELETE /account-access-consents/{ConsentId}',
      probe: 'unknown-id',
      variant: 'consent-to-delete',
      consentId: 'aac-00000000-does-not-exist',
    });
    const all = await drive.accountIds('detail');
    const selected = await drive.accountIds('basic');
    const foreign = all.find((accountId) => !selected.includes(accountId));
    if (all.length === 0 || selected.length === 0) return;
    if (foreign === undefined) {
      drive.gap({
        reason: 'No consent opens fewer accounts than the PSU has.',
        supply:
          'Configure how the PSU selects some of the accounts, or give a token for consent "basic" that opens fewer.',
        key: drive.tokens.makesConsents ? 'tokens.parameters.selectSome' : 'AISP_TOKEN_BASIC',
      });
      return;
    }
    const asked = { probe: 'foreign-account', consent: 'basic', accountId: foreign } as const;
    await drive.together(...accountOperations(drive).map((operation) => () => drive.call({ ...asked, operation })));
  },
});

async function unknownStatement(drive: Drive): Promise<void> {
  const [accountId] = await drive.accountIds('detail');
  if (accountId === undefined) return;
  const offered = drive.profile.operations.filter((id) => id.includes('{StatementId}'));
  // One is enough, as with accounts. Best is the file, where a refusal has another media type than the answer.
  const id = offered.find((each) => each.endsWith('/file')) ?? offered[0];
  if (id !== undefined) {
    await drive.call({
      operation: id,
      probe: 'unknown-id',
      variant: 'statement',
      consent: 'detail',
      accountId,
      statementId: 'statement-does-not-exist',
      headers: id.endsWith('/file') ? { accept: 'application/pdf' } : {},
    });
  }
}
