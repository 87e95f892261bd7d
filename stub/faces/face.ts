import { type Context, Hono } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { basePathOf } from '../../schemas/operations.ts';
import { mountAccess } from '../access/access-routes.ts';
import { Authority } from '../access/authority.ts';
import { BroughtFaults } from '../access/brought-faults.ts';
import { FrontDoor } from '../access/front-door.ts';
import { TokenStore } from '../access/token-store.ts';
import { apiHandler } from '../answering/api-handler.ts';
import type { BankContext } from '../answering/bank-context.ts';
import { behavioursWith, honestIn } from '../answering/behaviours.ts';
import { ConsentStore } from '../consents/consent-store.ts';
import type { Fault } from '../faults/fault.ts';
import { changesIn, spoiling } from '../faults/spoiling.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import type { Fetch } from '../http/fetch.ts';
import { peerCertificate } from '../http/peer-certificate.ts';
import { refusalOf, renderError } from '../http/render-error.ts';
import { toResponse } from '../http/reply.ts';
import { routes } from '../http/routes.ts';
import { mountPages } from '../pages/mount-pages.ts';
import { payloadVersionHeader, rateLimitHeaders } from '../release/headers.ts';
import { variedFetch } from '../variants/applied.ts';
import type { Ground } from './ground.ts';

/** One way in which a bank answers: a Hono app over the state that it shares with the others. */
export interface Face {
  readonly app: Hono<BankEnv>;
  /** With what its faults put in front of the app. */
  readonly fetch: Fetch;
  /** The bank by its first release. */
  readonly bank: BankContext;
  /** By each release that it speaks, that one included. */
  readonly banks: readonly [BankContext, ...BankContext[]];
  /** The bank as whoever calls a path meets it: by the release whose path it is, by the first on all other paths. */
  readonly bankAt: (pathname: string) => BankContext;
  readonly authority: Authority;
  readonly door: FrontDoor;
  /** What logins brought along, by consent. */
  readonly brought: BroughtFaults;
  /** The last that is done to an answer which is not of the API. */
  readonly sendAccess: (c: Context<BankEnv>, response: Response) => Response | Promise<Response>;
}

/** The certificate of the connection, or the one that a caller without a connection states. */
export const certificateOf: CertificateOf = (c) => {
  const incoming = c.env?.incoming;
  return incoming === undefined ? c.env?.certificate : peerCertificate(incoming);
};

type Spoken = Pick<Ground, 'release' | 'profile' | 'world' | 'counts'>;
type FullContext = BankContext & { readonly tokens: TokenStore };

/** The bank by each release that it speaks: other words and decisions over the same consents, tokens and data. */
function contextsOf(ground: Ground, faults: readonly Fault[]): readonly [FullContext, ...FullContext[]] {
  const { state, identifiers, beside } = ground;
  const releases = beside === undefined ? ([ground.release] as const) : ([ground.release, beside.release] as const);
  const shared = { tokens: new TokenStore(state), consents: new ConsentStore(state, identifiers), releases };
  const of = (spoken: Spoken) => contextOf(ground, faults, spoken, shared);
  return beside === undefined ? [of(ground)] : [of(ground), of(beside)];
}

function contextOf(
  ground: Ground,
  faults: readonly Fault[],
  { release, profile, world, counts }: Spoken,
  shared: Pick<FullContext, 'tokens' | 'consents' | 'releases'>,
): FullContext {
  const { pageSize, mutualTls, identifiers, baseUrl, state, variants } = ground;
  const base = honestIn(release);
  const behaviours = behavioursWith(
    base,
    changesIn([...variants, ...faults], { release, ...shared }).flatMap(({ behaviour }) => behaviour ?? []),
  );
  const usual =
    behaviours.creditDebitAllowed === base.creditDebitAllowed && behaviours.withinWindow === base.withinWindow;
  return {
    ...shared,
    release,
    profile,
    basePath: basePathOf(release),
    pageSize,
    mutualTls,
    clock: () => ground.clock.now(),
    world,
    state,
    identifiers,
    behaviours,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    // A dishonest decision may depend on anything: what it had a part in is not used twice.
    ...(behaviours === base ? { replies: ground.replies } : {}),
    ...(usual ? { counts } : {}),
  };
}

/** An issuer has no path here: its well-known document is at the root, wherever a gateway puts the interface. */
function issuerOf({ baseUrl }: Ground): { readonly issuer?: string } {
  return baseUrl === undefined ? {} : { issuer: new URL(baseUrl).origin };
}

async function errorPage(message: string, status: number): Promise<Response> {
  const { refusedAnswer } = await import('../pages/answers.tsx');
  return refusedAnswer(message, status);
}

/** Makes the face that shows these faults, and none without. */
export function createFace(ground: Ground, faults: readonly Fault[]): Face {
  const { clients, state, release, tokenSeconds, variants, report, mutualTls } = ground;
  const banks = contextsOf(ground, faults);
  const [bank, ...besides] = banks;
  const bankAt = (pathname: string) => besides.find(({ basePath }) => pathname.startsWith(`${basePath}/`)) ?? bank;
  const { consents, tokens, world, behaviours, clock } = bank;
  const brought = new BroughtFaults(state);
  const authority = new Authority({
    clients,
    state,
    consents,
    tokens,
    world,
    behaviours,
    release,
    clock,
    tokenSeconds,
    machineTime: ground.clock.machine,
    brought,
    loginProblem: ground.loginProblem,
  });
  const door = new FrontDoor({ authority, mutualTls, errorPage, ...issuerOf(ground) });
  const spoiled = spoiling(bank, [...variants, ...faults]);
  // Left to choose, Hono takes a router five times as slow for all paths where one of them is too much for this: here that is refused.
  const app = new Hono<BankEnv>({ strict: false, router: new RegExpRouter() });

  const api: Parameters<typeof apiHandler>[2] = (c, made, id, spoken, operation, notes) => {
    const { release: called } = spoken;
    const told = [rateLimitHeaders(called, made.status), payloadVersionHeader(called, operation, made.status)];
    const reply = told.every((each) => each === undefined)
      ? made
      : { ...made, headers: Object.assign({}, made.headers, ...told) };
    const response = toResponse(reply, id);
    notes.reply = reply;
    notes.response = response;
    return spoiled.api(c, response, spoken, operation);
  };
  const sendAccess: Face['sendAccess'] = (c, response) => spoiled.access(c, response);
  for (const each of banks) {
    for (const route of routes())
      app.all(
        each.basePath + route.pattern,
        apiHandler(() => each, route, api, report, certificateOf),
      );
  }
  mountAccess(app, { door, guesses: ground.guesses, certificateOf, state }, sendAccess);
  mountPages(app, { ...bank, loginProblem: ground.loginProblem }, door);
  app.notFound(apiHandler(bankAt, undefined, api, report, certificateOf));
  app.onError((thrown, c: Context<BankEnv>) => {
    const error = refusalOf(thrown, report);
    const { notes } = c.env ?? {};
    if (notes !== undefined) notes.refusal = error;
    return toResponse(renderError(error, bankAt(c.req.path), notes?.link()), undefined);
  });

  const fetch = variedFetch(faults, (request, env) => app.fetch(request, env));
  return { app, fetch, bank, banks, bankAt, authority, door, brought, sendAccess };
}
