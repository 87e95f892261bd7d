import type { Client as InnerClient } from '../../stub/access/clients.ts';
import type { Bank as InnerBank } from '../../stub/bank.ts';
import { BrokenOffError } from '../../stub/faces/broken-answer.ts';
import { checkOptions, kinds, type OptionKinds } from '../check-options.ts';
import { AispError } from '../public/aisp-error.ts';
import type { Bank, Client, ResetRequest } from '../public/bank.ts';
import type { Scope } from '../public/bank-options.ts';
import { requireRelease } from '../require-release.ts';
import { askOf } from './ask.ts';
import { bankSideConsents } from './bank-side-consents.ts';
import { requestToken } from './request-token.ts';
import { shownClock } from './shown-clock.ts';
import { shownData } from './shown-data.ts';
import { shownFaults } from './shown-faults.ts';
import { shownJournal } from './shown-journal.ts';

/** What a bank is shown with, where it has more than the usual. */
interface Surroundings {
  /** Frees what it holds, once. */
  readonly end?: () => Promise<void>;
  /** Keys of its clients in PEM, by client id. */
  readonly keys?: ReadonlyMap<string, { readonly certificate: string; readonly key: string }>;
}

/** What callers of the library see of a bank. */
export function shownBank(bank: InnerBank, { end = async () => {}, keys }: Surroundings = {}): Bank {
  let closed: Promise<void> | undefined;
  const requireOpen = (): void => {
    if (closed !== undefined) throw new AispError('BANK_CLOSED', 'The bank was closed.', 'Start another one.');
  };
  const ask = askOf(requireOpen);
  const fetch = async (request: Request): Promise<Response> => {
    requireOpen();
    checkRequest(request);
    return await bank.fetch(request);
  };
  const close = (): Promise<void> => {
    bank.control.journal?.close();
    closed ??= end();
    return closed;
  };
  return {
    fetch,
    async intercept(request) {
      try {
        return await fetch(request);
      } catch (error) {
        if (error instanceof BrokenOffError) return Response.error();
        throw error;
      }
    },
    release: requireRelease(bank.release),
    releases: bank.releases.map(requireRelease),
    profile: bank.profile.name,
    clients: bank.clients.map((client) => ({ ...shownClient(client), ...keys?.get(client.clientId) })),
    get personas() {
      return bank.personas;
    },
    token: (wanted = {}) => ask('BAD_TOKEN_REQUEST', () => requestToken(bank, wanted)),
    consents: bankSideConsents(bank, ask),
    clock: shownClock(bank, ask),
    journal: shownJournal(bank),
    faults: shownFaults(bank, ask),
    data: shownData(bank, ask),
    async reset(only) {
      if (only !== undefined) checkOptions('reset', only, resetKinds);
      return await ask('BAD_RESET', () => bank.control.reset(only));
    },
    snapshot: () => ask('BAD_SNAPSHOT', () => bank.control.snapshot()),
    restore: (snapshot) => ask('BAD_SNAPSHOT', () => bank.control.restore(snapshot)),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A member that is misspelt would be left out, and everybody's would be removed. */
const resetKinds: OptionKinds<ResetRequest> = { clientId: kinds.text, persona: kinds.text };

/** Throws a TypeError for what is no request, such as the URL that `fetch` takes elsewhere. */
function checkRequest(request: unknown): void {
  const { url, method } = Object(request) as Partial<Request>;
  if (typeof url === 'string' && typeof method === 'string') return;
  throw new TypeError('The fetch of a bank takes a Request: bank.fetch(new Request(url, init))');
}

function shownClient({ clientId, clientSecret, name, scopes, redirectUris }: InnerClient): Client {
  return {
    ...{ clientId, name, redirectUris, scopes: scopes as readonly Scope[] },
    ...(clientSecret === undefined ? {} : { clientSecret }),
  };
}
