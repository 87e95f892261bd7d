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
      ...reads(drive, 'detail'),
      ...reads(drive, 'basic', withViews),
      ...reads(drive, 'credits', ['accounts', 'transactions']),
      ...refusals(drive),
      ...ofEachOperation(answered(drive, 'detail', 'filter'), (call) => -recordsIn(call)),
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

/** Of the calls to each operation the one with the greatest weight, the first of those that weigh the same. */
function ofEachOperation(
  calls: readonly RecordedExchange[],
  weight: (call: RecordedExchange) => number,
): readonly RecordedExchange[] {
  const best = new Map<OperationId, RecordedExchange>();
  for (const call of calls) {
    const { operation: id } = call.about;
    if (id === undefined) continue;
    const known = best.get(id);
    if (known === undefined || weight(call) > weight(known)) best.set(id, call);
  }
  return [...best.values()];
}

/** One read of each operation on data: that with the most records. */
function reads(drive: Drive, consent: ConsentKey, groups?: readonly ResourceGroup[]): readonly RecordedExchange[] {
  const made = drive.recorder.exchanges.filter(({ about: { probe, consent: of, operation: id }, response }) => {
    if (probe !== 'happy' || of !== consent || id === undefined || response?.status !== 200) return false;
    const { grant, group } = operation(id);
    return grant === 'authorization_code' && groups?.includes(group) !== false;
  });
  return ofEachOperation(made, recordsIn);
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

/** Of each kind of call that is to be refused, one to each operation that was refused as it should be. */
function refusals(drive: Drive): readonly RecordedExchange[] {
  const kinds: readonly Probe[] = ['missing-permission', 'foreign-account', 'unknown-id'];
  const refused = drive.recorder.exchanges.filter(
    ({ about, response: { status } = { status: 0 } }) =>
      isLasting(about.consent) && isRead(about.operation) && [400, 403].includes(status),
  );
  return kinds.flatMap((kind) =>
    ofEachOperation(
      refused.filter(({ about }) => about.probe === kind),
      () => 0,
    ),
  );
}
