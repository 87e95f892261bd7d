import { linkOf } from '../core/record-list.ts';
import type { Missing } from '../tokens/token-source.ts';
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
    const list = await drive.read('GET /accounts', 'basic');
    // Where the list goes on, an account that it does not show may be among those that were selected.
    const known = list !== undefined && linkOf(list, 'Next') === undefined;
    const foreign = known ? all.find((accountId) => !selected.includes(accountId)) : undefined;
    if (all.length === 0 || selected.length === 0) return;
    if (foreign === undefined) {
      const tooMany = known ? await allAreSome(drive, all.length) : undefined;
      drive.gap(
        tooMany ?? {
          reason: 'No consent opens fewer accounts than the PSU has.',
          supply:
            'Configure how the PSU selects some of the accounts, or give a token for consent "basic" that opens fewer.',
          key: drive.tokens.makesConsents ? 'tokens.parameters.selectSome' : 'AISP_TOKEN_BASIC',
        },
      );
      return;
    }
    const asked = { probe: 'foreign-account', consent: 'basic', accountId: foreign } as const;
    await drive.together(...accountOperations(drive).map((operation) => () => drive.call({ ...asked, operation })));
  },
});

/**
 * Where the PSU is to select as many accounts as there are, the consent opens all of them, and no bank can show fewer: keeps that for
 * the rules, and says what would help.
 */
async function allAreSome(drive: Drive, all: number): Promise<Missing | undefined> {
  const { selects = 0 } = drive.tokens;
  const state = await drive.consent('basic');
  if (state.facts.accounts !== 'some' || all < 2 || selects < all) return undefined;
  drive.keepToken({ ...state, facts: { ...state.facts, accounts: 'all' } });
  return {
    reason: `The PSU has ${all} accounts, and "tokens.parameters.selectSome" selects the first ${selects}: that is all of them.`,
    supply: `Have it select fewer, such as "first:${all - 1}", or have a PSU with more accounts authorise the run.`,
    key: 'tokens.parameters.selectSome',
  };
}

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
    });
  }
}
