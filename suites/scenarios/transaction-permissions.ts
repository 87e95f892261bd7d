import type { OperationId } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { lackingFor } from '../core/opened-by.ts';
import type { ConsentKey } from '../core/probes.ts';
import { answered } from './answered.ts';
import { madeElsewhere } from './course.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';
import { filterTime, timesOf } from './settled-transactions.ts';

const dayMs = 86_400_000;

/** Reads under consents for a period and for one side of the transactions: without filters, and with one that is wider. */
export default scenario({
  name: 'transaction-permissions',
  title: 'Reading one side of the transactions',
  after: { 'basic-view': 'what is unusual rides along with both, in one order' },
  async run(drive) {
    const [first] = await drive.accountIds('credits');
    if (first !== undefined) await drive.read('GET /accounts/{AccountId}/statements', 'credits', { accountId: first });
    for (const consent of ['credits', 'debits'] as const) {
      // One side is enough over all accounts; what a filter must not lift is tried on both.
      if (consent === 'credits') await drive.read('GET /transactions', consent);
      const [accountId] = await drive.accountIds(consent);
      if (accountId === undefined) continue;
      const shown = await drive.read('GET /accounts/{AccountId}/transactions', consent, { accountId });
      await bothSides(drive, accountId, shown);
      await drive.call({
        operation: 'GET /accounts/{AccountId}/transactions',
        probe: 'filter',
        variant: 'wider-than-consent',
        consent,
        accountId,
        query: 'fromBookingDateTime=2000-01-01T00:00:00&toBookingDateTime=2099-12-31T23:59:59',
      });
    }
    // What both views show beside each other, and what a party's code opens without the other.
    for (const id of withBothViews) await readWhereShown(drive, 'credits', id);
    await readWhereShown(drive, 'credits', 'GET /accounts/{AccountId}/party');
    await readWhereShown(drive, 'debits', 'GET /party');
    if (!drive.tokens.makesConsents) drive.gap(madeElsewhere);
  },
});

/**
 * What the fullest consent shows of the days of which one side was shown, where its own list shows others: as that of a bank which
 * begins with the oldest.
 */
async function bothSides(drive: Drive, accountId: string, oneSide: RecordedExchange | undefined): Promise<void> {
  const operation = 'GET /accounts/{AccountId}/transactions';
  if (!(await drive.accountIds('detail')).includes(accountId)) return;
  const [times, own] = [oneSide, await drive.read(operation, 'detail', { accountId })].map(timesOf);
  if (times === undefined || own === undefined || times.length < 2 || own.length === 0) return;
  const [from, to] = [Math.min(...times), Math.max(...times)];
  if (Math.max(from, Math.min(...own)) < Math.min(to, Math.max(...own))) return;
  // A day more, so that what one side shows first and last is in between.
  const query = `fromBookingDateTime=${filterTime(from - dayMs)}&toBookingDateTime=${filterTime(to + dayMs)}`;
  await drive.call({ operation, probe: 'filter', variant: 'drawn', consent: 'detail', accountId, query });
}

/** The lists of records with two views that nothing above reads. */
const withBothViews: readonly OperationId[] = [
  'GET /accounts/{AccountId}/beneficiaries',
  'GET /accounts/{AccountId}/standing-orders',
  'GET /accounts/{AccountId}/scheduled-payments',
];

/** Reads what a consent is known to open, of an account of which the fullest consent showed some, to have both compared. */
async function readWhereShown(drive: Drive, consent: ConsentKey, id: OperationId): Promise<void> {
  const { permissions } = (await drive.consent(consent)).facts;
  if (permissions === undefined || lackingFor(id, permissions) !== undefined) return;
  if (!id.includes('{AccountId}')) {
    await drive.read(id, consent);
    return;
  }
  const accountIds = await drive.accountIds(consent);
  const shown = answered(drive, 'detail').filter(({ about }) => about.operation === id);
  const accountId = accountIds.find((each) => shown.some(({ about }) => about.accountId === each)) ?? accountIds[0];
  if (accountId !== undefined) await drive.read(id, consent, { accountId });
}
