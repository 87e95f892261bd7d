import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { ownConsent, readAccounts, readState } from './course.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

/** Makes the consent that lives through everything, with a token that soon ends, and uses both while all is well. */
export default scenario({
  name: 'token-life',
  title: 'Obtaining a token that ends soon',
  async run(drive) {
    const own = await ownConsent(drive, 'renewed');
    if (own === undefined) return;
    const list = await readAccounts(drive, 'renewed', 'authorised');
    await tryTransactions(drive, list);
    await readState(drive, own.facts, 'authorised');
    await tryStatement(drive);
  },
});

/** Transactions under a consent that has none: of all accounts, and of one. */
async function tryTransactions(drive: Drive, list: RecordedExchange | undefined): Promise<void> {
  const refused = { probe: 'missing-permission', consent: 'renewed' } as const;
  if (drive.offers('GET /transactions')) await drive.call({ ...refused, operation: 'GET /transactions' });
  const [first] = list === undefined ? [] : [...recordsOf(list, 'Account')];
  const accountId = textAt(first?.value, 'AccountId');
  if (accountId === undefined) return;
  await drive.call({ ...refused, operation: 'GET /accounts/{AccountId}/transactions', accountId });
}

/** The transactions of a statement under a consent that has statements and no transactions. */
async function tryStatement(drive: Drive): Promise<void> {
  const operation = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
  if (!drive.offers(operation)) return;
  const [accountId] = await drive.accountIds('detail');
  if (accountId === undefined) return;
  const list = await drive.read('GET /accounts/{AccountId}/statements', 'detail', { accountId });
  const [first] = list === undefined ? [] : [...recordsOf(list, 'Statement')];
  const statementId = textAt(first?.value, 'StatementId');
  if (statementId === undefined) return;
  const ids = { accountId, statementId };
  await drive.call({
    operation,
    probe: 'missing-permission',
    variant: 'statements-alone',
    consent: 'renewed',
    ...ids,
  });
}
