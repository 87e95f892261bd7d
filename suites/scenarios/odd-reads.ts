import type { OperationId } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { isPutOff, type Oddity } from '../core/oddities.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess } from '../core/status.ts';
import type { CallOptions } from './call-options.ts';
import type { Caller } from './caller.ts';

/** Consents under whose reads something unusual may ride along: what the fullest one shows stays plain. */
const carriers: readonly (ConsentKey | undefined)[] = ['basic', 'credits', 'debits'];

/** Whether a read may carry something unusual whatever its consent. */
export type Burden = 'plain' | 'may-carry';

/**
 * A read that is made anyway and may carry something unusual with it; made again without it where the bank refuses, so that
 * nothing else is lost. Lists of accounts carry nothing: too much depends on them.
 */
export async function firstRead(
  drive: Caller,
  read: CallOptions & { readonly operation: OperationId },
  how: Burden,
): Promise<RecordedExchange | undefined> {
  const carries = (how === 'may-carry' || carriers.includes(read.consent)) && read.operation !== 'GET /accounts';
  const oddity = carries ? drive.oddities.shift() : undefined;
  if (oddity === undefined) return await drive.call(read);
  const odd = await oddRead(drive, oddity, read);
  if (odd !== undefined && !isPutOff(odd)) return odd;
  const plain = await drive.call(read);
  // The read fails whatever it carries: another has to show what this was to show.
  if (plain === undefined || !isSuccess(plain)) drive.oddities.push(oddity);
  return plain;
}

/** Makes a read once more for each of some oddities that no read has carried. */
export async function readWithTheRest(drive: Caller, wanted: readonly Oddity[], read: CallOptions): Promise<void> {
  for (const oddity of wanted) {
    const place = drive.oddities.indexOf(oddity);
    if (place < 0) continue;
    drive.oddities.splice(place, 1);
    await oddRead(drive, oddity, { ...read, variant: oddity.variant });
  }
}

async function oddRead(drive: Caller, { variant, headers, scheme }: Oddity, read: CallOptions) {
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value === '{new}' ? drive.recorder.newInteractionId() : value,
  ]);
  return await drive.call({
    ...read,
    carries: variant,
    headers: Object.fromEntries(filled),
    ...(scheme === undefined ? {} : { scheme }),
  });
}
