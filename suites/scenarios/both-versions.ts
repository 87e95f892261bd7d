import { type OperationId, operation, type ResourceGroup } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { ConsentKey, Probe } from '../core/probes.ts';
import { answered, recordsIn } from './answered.ts';
import type { Drive } from './drive.ts';
import { onOtherFace } from './on-other-face.ts';
import { scenario } from './scenario.ts';

/** Makes some of the calls once more at the path of the next version, with the same tokens; none where the target names one version. */
export default scenario({
  name: 'both-versions',
  title: 'Asking both versions the same',
  after: {
    reads: 'what is read there is read once more',
    'basic-view': 'its lists are read once more',
    'transaction-permissions': 'its lists are read once more',
    'missing-permissions': 'what is refused there is tried once more',
    'accounts-outside-consent': 'its refusals are tried once more',
    routing: 'its refusals are tried once more',
    filters: 'a filter of it is tried once more',
  },
  async run(drive) {
    if (drive.beside === undefined) return;
    const calls = [
      ...lists(drive, 'detail'),
      ...lists(drive, 'basic', withViews),
      ...lists(drive, 'credits', ['accounts', 'transactions']),
      ...refusals(drive),
      ...answered(drive, 'detail', 'filter')
        .toSorted((a, b) => recordsIn(a) - recordsIn(b))
        .slice(0, 1),
    ];
    await drive.together(...calls.map((call) => () => onOtherFace(drive, call)));
  },
});

/** What shows less under Basic permissions. */
const withViews: readonly ResourceGroup[] = [
  'accounts',
  'transactions',
  'beneficiaries',
  'standing-orders',
  'scheduled-payments',
  'statements',
];

/**
 * One read of each kind of record: that over all accounts where it brought any, else that of the account with the most. Parties are read
 * in three ways, of which each has a message of its own.
 */
function lists(drive: Drive, consent: ConsentKey, groups?: readonly ResourceGroup[]): readonly RecordedExchange[] {
  const best = new Map<string, RecordedExchange>();
  for (const exchange of answered(drive, consent)) {
    const { operation: id } = exchange.about;
    if (id === undefined || id.includes('{StatementId}')) continue;
    const { group, path } = operation(id);
    if (groups?.includes(group) === false) continue;
    const kind = group === 'parties' ? path : group;
    const known = best.get(kind);
    if (known === undefined || weight(exchange) > weight(known)) best.set(kind, exchange);
  }
  return [...best.values()];
}

function weight(exchange: RecordedExchange): number {
  return (exchange.about.accountId === undefined ? 1_000_000 : 0) + recordsIn(exchange);
}

/** True for a consent that has the token it had: that of some others ends soon. */
function isLasting(consent: ConsentKey | undefined): boolean {
  return consent === 'detail' || consent === 'basic' || consent === 'credits' || consent === 'debits';
}

/** True for a read of data that is no file: those come in a media type of their own. */
function isRead(id: OperationId | undefined): boolean {
  if (id === undefined) return false;
  const { method, grant, response } = operation(id);
  return method === 'GET' && grant === 'authorization_code' && response !== 'file';
}

/** One call of each kind that was refused as it should be. */
function refusals(drive: Drive): readonly RecordedExchange[] {
  const kinds: readonly Probe[] = ['missing-permission', 'foreign-account', 'unknown-id'];
  return kinds.flatMap(
    (kind) =>
      drive.recorder.exchanges.find(
        ({ about, response: { status } = { status: 0 } }) =>
          about.probe === kind && isLasting(about.consent) && isRead(about.operation) && [400, 403].includes(status),
      ) ?? [],
  );
}
