import { type Context, Hono } from 'hono';
import { basePath } from '../schemas/operations.ts';
import { type BankEnv, mountAccess } from './access/access-routes.ts';
import { Authority } from './access/authority.ts';
import { type Client, defaultClients } from './access/clients.ts';
import { TokenStore } from './access/token-store.ts';
import type { BankContext } from './bank-context.ts';
import { type BankOptions, checkOptions } from './bank-options.ts';
import { behavioursWith, honest } from './behaviours.ts';
import { BoundedMap } from './bounded-map.ts';
import { ConsentStore } from './consents/consent-store.ts';
import { createWorld, type Persona } from './data/world.ts';
import { spoiling } from './faults/spoiling.ts';
import { apiHandler } from './http/api-handler.ts';
import { renderError } from './http/render-error.ts';
import { json, type Reply, toResponse } from './http/reply.ts';
import { routes } from './http/routes.ts';
import { indexPage } from './index-page.ts';
import { countsOf } from './reading/transaction-counts.ts';

/** A bank: a Hono app that can be called without a port, and what a developer needs to know of it. */
export interface Bank {
  readonly app: Hono<BankEnv>;
  readonly fetch: Hono<BankEnv>['fetch'];
  readonly clients: readonly Client[];
  readonly personas: readonly Persona[];
  readonly profile: BankOptions['profile'];
}

/** Finished answers that are kept: at 1000 records each, well below 200 MB. */
const repliesKept = 200;
const minute = 60_000;

function contextOf(options: BankOptions, tokens: TokenStore): BankContext {
  const { profile, release, seed, now = () => new Date(), faults = [], pageSize = 100, baseUrl } = options;
  const clock = () => now().getTime();
  const world = options.world ?? createWorld({ seed, now: () => new Date(Math.floor(clock() / minute) * minute) });
  const behaviours = behavioursWith(faults.flatMap((fault) => fault.behaviour ?? []));
  const usual =
    behaviours.creditDebitAllowed === honest.creditDebitAllowed && behaviours.withinWindow === honest.withinWindow;
  return {
    profile,
    release,
    pageSize,
    clock,
    world,
    tokens,
    consents: new ConsentStore(),
    behaviours,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    // A dishonest decision may depend on anything: what it had a part in is not used twice.
    ...(behaviours === honest ? { replies: new BoundedMap<string, Reply>(repliesKept) } : {}),
    ...(usual ? { counts: countsOf(world) } : {}),
  };
}

/** Makes a bank. It listens nowhere: that is `serveBank`. Throws a TypeError for options that make no bank. */
export function createBank(options: BankOptions): Bank {
  checkOptions(options);
  const { faults = [], clients = defaultClients, tokenSeconds = 3600, report = () => {} } = options;
  const tokens = new TokenStore();
  const bank = contextOf(options, tokens);
  const { consents, world, behaviours, clock } = bank;
  const authority = new Authority({ clients, consents, tokens, world, behaviours, clock, tokenSeconds });
  const app = new Hono<BankEnv>({ strict: false });
  const spoiled = spoiling(bank, faults);

  const api: Parameters<typeof apiHandler>[2] = (c, reply, id, operation) =>
    spoiled.api(c, toResponse(reply, id), operation);
  for (const route of routes()) app.all(basePath + route.pattern, apiHandler(bank, route, api, report));
  mountAccess(app, bank, authority, (c, reply) => spoiled.access(c, toResponse(reply, undefined)));
  app.get('/', (c) => toResponse(json(200, indexPage(bank, new URL(c.req.url).origin)), undefined));
  app.notFound(apiHandler(bank, undefined, api, report));
  app.onError((error, _c: Context<BankEnv>) => toResponse(renderError(error, behaviours, report), undefined));

  return { app, fetch: app.fetch, clients, personas: world.personas, profile: options.profile };
}
