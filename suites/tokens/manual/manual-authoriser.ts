import { setTimeout as sleep } from 'node:timers/promises';
import type { ManualConfig } from '../../target/target.ts';
import { type Authorisation, readAuthorisation } from '../authorisation.ts';
import type { AuthoriseRequest, Wish } from '../authorise-request.ts';
import type { Authorise } from '../headless.ts';
import type { Missing } from '../token-source.ts';
import { type CallbackListener, listenForCallback } from './callback-listener.ts';

/** How the person at the terminal is told what to do. */
export type Tell = (text: string) => void;

/**
 * Authorisation by a person. It tells what to decide and which address to open, and waits at the redirect URI for the bank to
 * send the browser back. One at a time. After nobody came for one, it asks for nothing more: a run without a person must end.
 */
export function manualAuthoriser(config: ManualConfig, tell: Tell): Authorise {
  let previous: Promise<unknown> = Promise.resolve();
  let absent = false;
  const ask = async (request: AuthoriseRequest, issuer: string | undefined): Promise<Authorisation> => {
    if (absent) return nobody('Nobody answered an authorisation before this one.');
    const listener = await listen(config, request);
    if ('reason' in listener) return listener;
    try {
      tell(instructions(config, request.wish, listener.startUrl));
      const answer = await within(config.waitSeconds * 1000, listener.answer);
      if (answer !== undefined) {
        tell(`The answer for the consent "${request.wish.key}" has come.\n`);
        return readAuthorisation(answer, { state: request.state, issuer });
      }
      absent = true;
      tell(`No answer for the consent "${request.wish.key}" came in time. The run goes on without it.\n`);
      const strays = listener.strays();
      const stray = strays === 0 ? '' : ' What came bore another state, or none.';
      return nobody(`Nobody came back to the redirect URI within ${config.waitSeconds} seconds.${stray}`);
    } finally {
      await listener.close();
    }
  };
  return (request, issuer) => {
    const answer = previous.then(() => ask(request, issuer));
    previous = answer.catch(() => undefined);
    return answer;
  };
}

function nobody(reason: string): Missing {
  return {
    reason,
    supply:
      'Open the address that the run prints in a browser on this machine; raise "tokens.waitSeconds" in the target file where more time is needed.',
  };
}

async function listen(
  { redirectUri }: ManualConfig,
  { url, state }: AuthoriseRequest,
): Promise<CallbackListener | Missing> {
  try {
    return await listenForCallback({ url, state, redirectUri });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return {
      reason: `The run cannot listen on the redirect URI ${redirectUri} (${code}).`,
      supply:
        code === 'EADDRINUSE'
          ? 'Stop the program that uses this port, or register a redirect URI with another port.'
          : 'Register a redirect URI such as http://localhost:8765/callback with the bank, and give it as "tokens.redirectUri".',
    };
  }
}

/** What the work comes to; undefined when it does not end in time. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}

const contents: Readonly<Partial<Record<Wish['key'], string>>> = {
  detail: 'everything that the bank offers, in detail',
  basic: 'the Basic permissions only',
  credits: 'money in only',
  debits: 'money out only',
  minimal: 'the list of accounts only',
  renewed: 'accounts and balances; it is authorised several times in the run',
  expiring: 'the list of accounts, for a short time: do not wait long',
  'other-psu': 'the list of accounts',
  rejected: 'one that is declined for good; where it is to be approved afterwards, the bank should refuse',
  unauthorised: 'one that is deleted by now: the bank should refuse',
};

/** What a person is to do, in as many lines. */
function instructions({ redirectUri, waitSeconds }: ManualConfig, wish: Wish, startUrl: string): string {
  const asks = contents[wish.key];
  const who = wish.psu === 'other' ? 'as ANOTHER customer than before' : 'as the usual customer';
  const accounts = wish.select === 'some' ? 'choose SOME of the accounts, but not all,' : 'choose ALL accounts';
  const act = wish.decision === 'reject' ? 'and DECLINE' : `${accounts} and APPROVE`;
  return [
    `The consent "${wish.key}"${asks === undefined ? '' : ` (${asks})`} waits for a person.`,
    `  Open   ${startUrl}`,
    `  There  log in ${who}, ${act}.`,
    `  It waits ${waitSeconds} seconds for the bank to lead back to ${redirectUri}.`,
    '',
  ].join('\n');
}
