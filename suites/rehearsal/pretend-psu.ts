import type { ConsentKey } from '../core/probes.ts';
import type { FlowConfig } from '../target/target.ts';
import type { AuthoriseRequest } from '../tokens/authorise-request.ts';
import type { Authorise } from '../tokens/headless.ts';
import type { SendSecret } from '../tokens/send-secret.ts';

const usualSeconds = 300;

/** What a code of the pretended authorization server stands for; it is the access token that the code brings, too. */
export interface Grant {
  readonly consent: string;
  readonly select: string;
  readonly seconds: number;
}

/** Consents that nobody tries to authorise before they were declined or deleted, so that a bank refuses. */
const atTheirEnd: readonly ConsentKey[] = ['rejected', 'unauthorised'];

/**
 * A PSU who decides as asked and at once. Where the configuration authorises without a person, that takes one call, as it
 * does at a server that redirects straight back.
 */
export function pretendPsu({ kind }: FlowConfig, send: SendSecret): Authorise {
  return async ({ wish, url }: AuthoriseRequest) => {
    if (kind === 'headless') await send({ variant: 'authorise', consent: wish.key, method: 'GET', url, headers: {} });
    if (wish.decision === 'reject' || atTheirEnd.includes(wish.key)) return { declined: true };
    const seconds = wish.lifetime === 'short' ? (wish.seconds ?? 1) : usualSeconds;
    return { code: writeGrant({ consent: wish.key, select: wish.select, seconds }) };
  };
}

/** The other way round. Undefined for what is no code of this server. */
export function readGrant(code: string): Grant | undefined {
  const [consent, select, seconds] = code.split('.');
  if (consent === undefined || select === undefined || seconds === undefined) return undefined;
  return { consent, select, seconds: Number(seconds) };
}

function writeGrant({ consent, select, seconds }: Grant): string {
  return `${consent}.${select}.${seconds}`;
}
