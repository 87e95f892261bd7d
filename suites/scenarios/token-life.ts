import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { CallOptions } from './call-options.ts';
import { type OwnConsent, ownConsent, readAccounts, readState, unlessTooLate } from './course.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

/** A call that the consent lacks the permission for. */
type Refused = Pick<CallOptions, 'operation' | 'variant' | 'accountId' | 'statementId'>;

const statements = 'GET /accounts/{AccountId}/statements';

/** Makes the consent that lives through everything, with a token that soon ends, and uses both while all is well. */
export default scenario({
  name: 'token-life',
  title: 'Obtaining a token that ends soon',
  after: { consents: 'the calls there tell how long the token has to live' },
  async run(drive) {
    // What the token is to be used on is found before it begins to live.
    const ofStatement = drive.tokens.makesConsents ? await statementAlone(drive) : undefined;
    const own = await ownConsent(drive, 'renewed');
    if (own === undefined) return;
    const list = await readAccounts(drive, 'renewed', 'authorised');
    unlessTooLate(drive, own, list);
    const [first] = list === undefined ? [] : recordsOf(list, 'Account');
    const accountId = textAt(first?.value, 'AccountId');
    if (drive.offers('GET /transactions')) await refused(drive, own, { operation: 'GET /transactions' });
    if (accountId !== undefined) {
      await refused(drive, own, { operation: 'GET /accounts/{AccountId}/transactions', accountId });
    }
    if (ofStatement !== undefined) await refused(drive, own, ofStatement);
    if (ofStatement !== undefined) {
      const { accountId: id } = ofStatement;
      const shown = await drive.read(statements, 'renewed', id === undefined ? {} : { accountId: id });
      unlessTooLate(drive, own, shown);
    }
    await readState(drive, own.facts, 'authorised');
  },
});

/** Transactions under a consent that has none. */
async function refused(drive: Drive, own: OwnConsent, call: Refused): Promise<void> {
  unlessTooLate(drive, own, await drive.call({ ...call, probe: 'missing-permission', consent: 'renewed' }));
}

/** Accounts that are asked, at most, for a statement. */
const mostTries = 3;

/** The transactions of a statement, for a consent that has statements and no transactions. */
async function statementAlone(drive: Drive): Promise<Refused | undefined> {
  const operation = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
  if (!drive.offers(operation)) return undefined;
  for (const accountId of (await drive.accountIds('detail')).slice(0, mostTries)) {
    const list = await drive.read(statements, 'detail', { accountId });
    const [first] = list === undefined ? [] : recordsOf(list, 'Statement');
    const statementId = textAt(first?.value, 'StatementId');
    if (statementId !== undefined) return { operation, variant: 'statements-alone', accountId, statementId };
  }
  return undefined;
}
