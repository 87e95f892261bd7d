import type { RecordedExchange } from '../core/archive.ts';
import { json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { isSuccess } from '../core/status.ts';
import { type BadToken, badToken, badTokens } from './bad-tokens.ts';
import type { CallOptions } from './call-options.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';

/** A bad token on a consent operation: of the kinds on data, or the good one of a PSU. */
type Kind = Exclude<BadToken, 'client-token'> | 'psu-token';

const everyKind: readonly Kind[] = [...badTokens.filter((kind) => kind !== 'client-token'), 'psu-token'];
const post = 'POST /account-access-consents';
const request = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };

/**
 * The consent operations without the token of a client: none at all, that of a PSU, and every other kind where the run is
 * thorough. What a bank wrongly makes is deleted again.
 */
export async function tokensOnConsents(drive: Drive): Promise<void> {
  const kinds = (usual: readonly Kind[]) => (drive.thorough ? everyKind : usual);
  for (const kind of kinds(['none', 'psu-token'])) {
    await discard(drive, await attempt(drive, kind, { operation: post, body: request }));
  }
  const { consentId } = (await drive.consent('detail')).facts;
  if (consentId !== undefined) {
    for (const kind of kinds(['psu-token'])) {
      await attempt(drive, kind, { operation: 'GET /account-access-consents/{ConsentId}', consentId });
    }
  }
  await deletions(drive, kinds(['none', 'psu-token']));
}

/** A bank that deletes for whoever asks must not take a consent that the rest of the run depends on. */
async function deletions(drive: Drive, kinds: readonly Kind[]): Promise<void> {
  const made = await drive.call({ operation: post, probe: 'happy', variant: 'expendable', body: request });
  const consentId = made === undefined ? undefined : textAt(json(made), 'Data', 'ConsentId');
  if (consentId === undefined) return;
  for (const kind of kinds) {
    const answer = await attempt(drive, kind, {
      operation: 'DELETE /account-access-consents/{ConsentId}',
      consentId,
    });
    if (answer !== undefined && isSuccess(answer)) return;
  }
  await discard(drive, made);
}

async function attempt(
  drive: Drive,
  kind: Kind,
  call: Pick<CallOptions, 'operation' | 'consentId' | 'body'>,
): Promise<RecordedExchange | undefined> {
  const carried = kind === 'psu-token' ? { token: 'detail' as const } : await badToken(drive, kind, 'client');
  return await drive.call({ ...call, probe: 'no-token', variant: kind, ...carried });
}
