import { type OperationId, operation } from '../../schemas/operations.ts';
import { lackingFor } from '../core/opened-by.ts';
import type { ConsentKey } from '../core/probes.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';
import { shownStatement } from './statements.ts';

/**
 * The consents that lack much, that which lacks the most first: each is asked for what the one before it opens. So what opens
 * `GET /party` is there where the parties of an account are asked for, and the other way round. A token that was made elsewhere is of
 * a consent that opens accounts alone.
 */
const lacking: readonly ConsentKey[] = ['debits', 'credits'];

/** Its file is tried under a consent that opens less of statements, and its transactions under one without transactions. */
const statement: OperationId = 'GET /accounts/{AccountId}/statements/{StatementId}';

/** Calls every offered data operation but the accounts and transactions under a consent that has no permission for it. */
export default scenario({
  name: 'missing-permissions',
  title: 'Reading without the permission',
  after: { 'transaction-permissions': 'it makes the consent for debits, after the one for credits' },
  async run(drive) {
    const ids = [...bulkOperations(drive), ...accountOperations(drive)];
    await callStatement(drive, drive.tokens.makesConsents ? 'debits' : 'minimal');
    if (!drive.tokens.makesConsents) {
      await callAll(
        drive,
        'minimal',
        ids.filter((id) => operation(id).group !== 'accounts'),
      );
      return;
    }
    const tried = new Set<OperationId>();
    for (const consent of lacking) {
      const { permissions = [] } = (await drive.consent(consent)).facts;
      const closed = ids.filter((id) => !tried.has(id) && lackingFor(id, permissions) !== undefined);
      await callAll(drive, consent, closed);
      for (const id of closed) tried.add(id);
    }
  },
});

async function callAll(drive: Drive, consent: ConsentKey, ids: readonly OperationId[]): Promise<void> {
  const [accountId] = await drive.accountIds(consent);
  const refused = { probe: 'missing-permission', consent } as const;
  await drive.together(
    ...ids
      .filter((id) => accountId !== undefined || !id.includes('{AccountId}'))
      .map(
        (id) => () =>
          drive.call({
            ...refused,
            operation: id,
            ...(id.includes('{AccountId}') && accountId !== undefined ? { accountId } : {}),
          }),
      ),
  );
}

/** A single statement, where the run was shown one, under a consent that opens none. */
async function callStatement(drive: Drive, consent: ConsentKey): Promise<void> {
  const ids = drive.offers(statement) ? shownStatement(drive, await drive.accountIds(consent)) : undefined;
  if (ids !== undefined) await drive.call({ operation: statement, probe: 'missing-permission', consent, ...ids });
}
