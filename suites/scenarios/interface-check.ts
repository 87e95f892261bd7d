import type { NamedToken } from '../client/call.ts';
import { RunEnded } from '../client/run-ended.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { writtenPath } from '../core/interface-path.ts';
import type { Probe } from '../core/probes.ts';
import { findElsewhere, pathCure } from '../target/other-paths.ts';
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
 * without a token, and for the accounts with a token that is at hand. Where the answer to all of these is 404, or to the one with a token
 * while another path answers that, throws a RunEnded, which says where an interface answers instead: a single absent route does not end
 * the run, nor does a gateway that wants a token first.
 */
export async function findInterface(drive: Caller, isThere: () => boolean): Promise<void> {
  const bare = { probe: 'no-token', variant: 'none', token: 'none' } as const;
  await drive.call({ ...bare, operation: 'GET /accounts' });
  if (!isThere()) {
    const consents = 'GET /account-access-consents/{ConsentId}';
    await drive.call({ ...bare, operation: consents, consentId: unknownConsent });
  }
  const token = await tokenOf(drive);
  const nowhere = !isThere();
  const own =
    token === undefined
      ? undefined
      : await drive.call(
          nowhere && !drive.tokens.makesConsents
            ? { probe: 'happy', operation: 'GET /accounts', token }
            : { ...elsewhere, path: '/accounts', token },
        );
  if (own === undefined ? !nowhere : own.response?.status !== 404) return;
  const place = drive.wholePlace;
  const found = await findElsewhere(place, async (path) => {
    const withToken = nowhere || token === undefined || path.startsWith('/.well-known/') ? 'none' : token;
    const answer = await drive.call({ ...elsewhere, absolutePath: path, token: withToken });
    return answer?.response === undefined ? undefined : { status: answer.response.status, text: answer.response.body };
  });
  if (!nowhere && found === undefined) return;
  const how = nowhere ? 'Every call' : 'Every call with a token';
  throw new RunEnded(
    'no-interface',
    `${how} to ${drive.url('')} answers 404${nowhere ? ', with a token or without' : ''}: is the path right? The run adds ${writtenPath(place)} to "baseUrl".`,
    pathCure(place, found),
  );
}

/** A call that is of no operation: what is somewhere else is not judged. */
const elsewhere = { probe: 'access', variant: 'base-path' } as const;

/** A token that is there without asking anybody: that of the client, or one of a PSU that was given. */
async function tokenOf(drive: Caller): Promise<NamedToken | undefined> {
  const { tokens } = drive;
  if (tokens.makesConsents) return await drive.token('client');
  const token = await tokens.psuToken({ key: 'detail' }, { select: 'all' });
  return isMissing(token) ? undefined : { label: token.label, value: token.value };
}
