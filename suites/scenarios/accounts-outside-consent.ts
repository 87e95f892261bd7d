import { linkOf } from '../core/record-list.ts';
import type { Missing } from '../tokens/token-source.ts';
import { accountOperations } from './accounts.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';
import { fileType, statementOperations } from './statements.ts';

/** Asks for what the consent does not open: ids that do not exist, and an account that was not selected. */
export default scenario({
  name: 'accounts-outside-consent',
  title: 'Asking for accounts outside the consent',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    const unknown = { probe: 'unknown-id', variant: 'account', consent: 'detail' } as const;
    const ids = { accountId: '00000000-no-such-account', statementId: noStatement };
    await drive.together(
      ...accountOperations(drive).map((operation) => () => drive.call({ ...unknown, ...ids, operation })),
      ...statementOperations(drive).map((operation) => () => drive.call({ ...unknown, ...ids, operation })),
    );
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

const noStatement = 'statement-does-not-exist';

/** A statement that does not exist, by every path that one has; its file also as what it comes as, which no refusal comes as. */
async function unknownStatement(drive: Drive): Promise<void> {
  const [accountId] = await drive.accountIds('detail');
  if (accountId === undefined) return;
  const unknown = { probe: 'unknown-id', variant: 'statement', consent: 'detail' } as const;
  const ids = { accountId, statementId: noStatement };
  for (const operation of statementOperations(drive)) {
    await drive.call({ ...unknown, ...ids, operation });
    if (operation.endsWith('/file')) {
      await drive.call({ ...unknown, ...ids, operation, headers: { accept: fileType(drive) } });
    }
  }
}
