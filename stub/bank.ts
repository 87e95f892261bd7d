import { type Context, Hono } from 'hono';
import { basePath } from '../schemas/operations.ts';
import { profileIn } from '../schemas/profiles/profile-in.ts';
import { mountAccess } from './access/access-routes.ts';
import { Authority } from './access/authority.ts';
import { type Client, defaultClients } from './access/clients.ts';
import { FrontDoor } from './access/front-door.ts';
import { TokenStore } from './access/token-store.ts';
import { apiHandler } from './answering/api-handler.ts';
import type { BankContext } from './answering/bank-context.ts';
import { behavioursWith, honest } from './answering/behaviours.ts';
import { type BankOptions, checkOptions } from './bank-options.ts';
import { ConsentStore } from './consents/consent-store.ts';
import { createWorld, type Persona } from './data/world.ts';
import { spoiling } from './faults/spoiling.ts';
import { indexPage } from './guide/index-page.ts';
import type { BankEnv, CertificateOf } from './http/bank-env.ts';
import type { Fetch } from './http/fetch.ts';
import { peerCertificate } from './http/peer-certificate.ts';
import { renderError } from './http/render-error.ts';
import { json, type Reply, toResponse } from './http/reply.ts';
import { routes } from './http/routes.ts';
import { BoundedMap } from './memory/bounded-map.ts';
import { refusedAnswer } from './pages/answers.tsx';
import { mountPages } from './pages/mount-pages.ts';
import { randomIdentifiers } from './randomness/identifiers.ts';
import { countsOf } from './reading/transaction-counts.ts';
import { headerNameOf, variedFetch, variedWorld, withVariants } from './variants/applied.ts';
import type { Variant } from './variants/variant.ts';

/** A bank: a Hono app that can be called without a port, and what a developer needs to know of it. */
export interface Bank {
  readonly app: Hono<BankEnv>;
  /** As callers meet it, with whatever stands in front of the app. */
  readonly fetch: Fetch;
  /** How it writes the names of headers; absent for the usual way. */
  readonly headerName?: Variant['headerName'];
  readonly clients: readonly Client[];
  readonly personas: readonly Persona[];
  readonly profile: BankOptions['profile'];
  readonly release: BankOptions['release'];
  /** Loads all that answers at an address need: a caller with a time-out then never waits for more than its answer. */
  readonly warmUp: (url: string) => Promise<void>;
}

/** Finished answers that are kept: at 1000 records each, well below 200 MB. */
const repliesKept = 200;
const minute = 60_000;

function contextOf(options: BankOptions, tokens: TokenStore): BankContext {
  const {
    profile,
    release,
    seed,
    now = () => new Date(),
    faults = [],
    variants = [],
    pageSize = 100,
    baseUrl,
    mutualTls = false,
    identifiers = randomIdentifiers,
  } = options;
  const clock = () => now().getTime();
  const usualWorld = options.world ?? createWorld({ seed, now: () => new Date(Math.floor(clock() / minute) * minute) });
  const world = variedWorld(variants, usualWorld);
  const behaviours = behavioursWith([...variants, ...faults].flatMap(({ behaviour }) => behaviour ?? []));
  const usual =
    behaviours.creditDebitAllowed === honest.creditDebitAllowed && behaviours.withinWindow === honest.withinWindow;
  return {
    profile: profileIn(release, profile),
    release,
    pageSize,
    mutualTls,
    clock,
    world,
    tokens,
    consents: new ConsentStore(identifiers),
    identifiers,
    behaviours,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    // A dishonest decision may depend on anything: what it had a part in is not used twice.
    ...(behaviours === honest ? { replies: new BoundedMap<string, Reply>(repliesKept) } : {}),
    ...(usual ? { counts: countsOf(world) } : {}),
  };
}

/** An issuer has no path here: its well-known document is at the root, wherever a gateway puts the interface. */
function issuerOf({ baseUrl }: BankOptions): { readonly issuer?: string } {
  return baseUrl === undefined ? {} : { issuer: new URL(baseUrl).origin };
}

/** The certificate of the connection, or the one that a caller without a connection states. */
const certificateOf: CertificateOf = (c) => {
  const incoming = c.env?.incoming;
  return incoming === undefined ? c.env?.certificate : peerCertificate(incoming);
};

/** Makes a bank. It listens nowhere: that is `serveBank`. Throws a TypeError for options that make no bank. */
export function createBank(given: BankOptions): Bank {
  const options = withVariants(given);
  checkOptions(options);
  const { faults = [], variants = [], clients = defaultClients, tokenSeconds = 3600, report = () => {} } = options;
  const tokens = new TokenStore();
  const bank = contextOf(options, tokens);
  const { consents, world, behaviours, clock, release } = bank;
  const authority = new Authority({ clients, consents, tokens, world, behaviours, release, clock, tokenSeconds });
  const app = new Hono<BankEnv>({ strict: false });
  const spoiled = spoiling(bank, [...variants, ...faults]);

  const api: Parameters<typeof apiHandler>[2] = (c, reply, id, operation) =>
    spoiled.api(c, toResponse(reply, id), operation);
  for (const route of routes()) app.all(basePath + route.pattern, apiHandler(bank, route, api, report, certificateOf));
  const door = new FrontDoor({
    authority,
    mutualTls: bank.mutualTls,
    errorPage: refusedAnswer,
    ...issuerOf(options),
  });
  const sendAccess = (c: Context<BankEnv>, response: Response) => spoiled.access(c, response);
  mountAccess(app, bank, { authority, door, certificateOf }, sendAccess, (reply) => toResponse(reply, undefined));
  mountPages(app, bank, door);
  app.get('/', (c) => toResponse(json(200, indexPage(bank, new URL(c.req.url).origin)), undefined));
  app.notFound(apiHandler(bank, undefined, api, report, certificateOf));
  app.onError((error, _c: Context<BankEnv>) => toResponse(renderError(error, bank, report), undefined));

  const headerName = headerNameOf(variants);
  return {
    app,
    fetch: variedFetch([...variants, ...faults], (request, env) => app.fetch(request, env)),
    clients,
    personas: world.personas,
    profile: options.profile,
    release: options.release,
    warmUp: (url) => door.warmUp(new URL(url).origin),
    ...(headerName === undefined ? {} : { headerName }),
  };
}
