import { RunEnded } from '../client/run-ended.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { writtenPath } from '../core/interface-path.ts';
import type { Probe } from '../core/probes.ts';
import { isMissing } from '../tokens/token-source.ts';
import type { Caller } from './caller.ts';

/** Calls that a bank answers with 404 although all is well, and calls that do not go to the interface. */
const tellsNothing: readonly Probe[] = ['not-offered', 'undefined-path', 'unknown-id', 'wrong-method', 'connection'];

/** True for an answer that tells whether there is anything at the base path. */
export function tells({ about, response }: RecordedExchange): boolean {
  return about.operation !== undefined && response !== undefined && !tellsNothing.includes(about.probe);
}

const unknownConsent = 'aac-00000000-does-not-exist';

/**
 * Where the first answer of the interface was 404: asks for the two paths that every bank has, the accounts and the consents,
 * without a token, and for the accounts with a token that was given. Throws a RunEnded when the answer to all of these is 404:
 * a single absent route does not end the run, nor does a gateway that wants a token first.
 */
export async function findInterface(drive: Caller, isThere: () => boolean): Promise<void> {
  const bare = { probe: 'no-token', variant: 'none', token: 'none' } as const;
  await drive.call({ ...bare, operation: 'GET /accounts' });
  if (!isThere()) {
    const consents = 'GET /account-access-consents/{ConsentId}';
    await drive.call({ ...bare, operation: consents, consentId: unknownConsent });
  }
  if (!isThere() && !drive.tokens.makesConsents) {
    const token = await drive.tokens.psuToken({ key: 'detail' }, { select: 'all' });
    if (!isMissing(token)) {
      await drive.call({
        probe: 'happy',
        operation: 'GET /accounts',
        token: { label: token.label, value: token.value },
      });
    }
  }
  if (isThere()) return;
  const at = drive.url('');
  throw new RunEnded(
    'no-interface',
    `Every call to ${at} answers 404, with a token or without: is the path right? The run adds ${writtenPath(drive.place)} to "baseUrl".`,
    'Give the URL of the bank up to that path, or the right "basePath" in a target file.',
  );
}
