import type { Hono } from 'hono';
import { profileIn } from '../schemas/profiles/profile-in.ts';
import type { Release } from '../schemas/releases.ts';
import { type Client, defaultClients } from './access/clients.ts';
import { SlowGuesses } from './access/slow-guesses.ts';
import { KeptReplies } from './answering/kept-replies.ts';
import { type BankOptions, checkOptions, defaultPageSize } from './bank-options.ts';
import type { Control } from './control/control.ts';
import { controlOf } from './control/control-of.ts';
import type { DataControl } from './control/data/data-control.ts';
import { givenData, openData } from './control/data/open-data.ts';
import { type Guard, requireOwnMachine } from './control/guard.ts';
import { mountControl } from './control/mount-control.ts';
import { controlOperations } from './control/operations.ts';
import type { Persona } from './data/world.ts';
import { ActiveFaults } from './faces/active-faults.ts';
import { certificateOf, type Face } from './faces/face.ts';
import { FaceInPlace } from './faces/face-in-place.ts';
import { Faces } from './faces/faces.ts';
import type { Ground } from './faces/ground.ts';
import { manyFaced } from './faces/many-faced.ts';
import { problemAtRunTime } from './faults/at-run-time.ts';
import { mountHealth } from './guide/mount-health.ts';
import { mountOpenApi } from './guide/mount-openapi.ts';
import { mountHome } from './home/mount-home.ts';
import type { BankEnv } from './http/bank-env.ts';
import type { Fetch } from './http/fetch.ts';
import { Journal } from './journal/journal.ts';
import { recordCalls } from './journal/record-calls.ts';
import { warmPages } from './pages/mount-pages.ts';
import { randomIdentifiers } from './randomness/identifiers.ts';
import { countsOf } from './reading/transaction-counts.ts';
import { mountReference } from './reference/mount-reference.ts';
import { worldIn } from './release/values.ts';
import type { Releases } from './release/version.ts';
import { BankClock } from './state/bank-clock.ts';
import { LocalState } from './state/local/local-state.ts';
import { type BankStamp, digestOf } from './state/snapshot.ts';
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
  /** As they are now. */
  readonly personas: readonly Persona[];
  /** How many customers there are besides, who are listed nowhere. */
  readonly customers: number;
  readonly profile: BankOptions['profile'];
  readonly release: BankOptions['release'];
  /** All that it speaks, the older first. */
  readonly releases: Releases;
  /** What no client can do: have things happen at the bank. */
  readonly control: Control;
  /** True when that can be had below `/stub/` as well. */
  readonly controlled: boolean;
  /** Loads all that answers at an address need: a caller with a time-out then never waits for more than its answer. */
  readonly warmUp: (url: string) => Promise<void>;
}

/** Finished answers that are kept, and their bytes: about eighty pages of a hundred records. */
const repliesKept = { replies: 200, bytes: 8_000_000 };

function groundOf(options: BankOptions): Ground & { readonly data: DataControl } {
  const { profile, release, beside, seed, variants = [], baseUrl, now } = options;
  const state = options.state ?? new LocalState(options);
  const machine = now === undefined ? () => Date.now() : () => now().getTime();
  const clock = new BankClock(state, machine, options.date?.getTime());
  const { identifiers = randomIdentifiers, data, checkData } = options;
  const { creditorsAreKnown } = profile;
  const { population } = options;
  const given = { seed, population, state, identifiers, creditorsAreKnown, checkData, clock: () => clock.now(), data };
  const known = options.world === undefined ? openData(given) : { world: options.world, data: givenData(given) };
  const { mutualTls = false } = options;
  const usual = variedWorld(variants, known.world);
  const spoken = (each: Release) => {
    const world = worldIn(each, usual, () => clock.now());
    return { profile: profileIn(each, profile), release: each, world, counts: countsOf(world) };
  };
  const running = {
    ...spoken(release),
    ...(beside === undefined ? {} : { beside: spoken(beside) }),
    mutualTls,
  };
  return {
    ...running,
    seed,
    clients: options.clients ?? defaultClients,
    state,
    clock,
    data: known.data,
    identifiers,
    pageSize: options.pageSize ?? defaultPageSize,
    tokenSeconds: options.tokenSeconds ?? 3600,
    variants,
    guesses: new SlowGuesses(),
    replies: new KeptReplies(repliesKept),
    loginProblem: (ids) => problemAtRunTime(ids, running),
    report: options.report ?? (() => {}),
    ...(baseUrl === undefined ? {} : { baseUrl }),
  };
}

/** What makes a bank the one whose state may be kept, or restored from a snapshot. */
export function stampOf({
  profile,
  release,
  beside,
  seed,
  data,
  population,
}: Pick<BankOptions, 'profile' | 'release' | 'beside' | 'seed' | 'data' | 'population'>): BankStamp {
  const stamp = { profile: profile.name, release: beside === undefined ? release : `${release} and ${beside}`, seed };
  const begun = population === undefined ? data?.document : { population, data: data?.document };
  return begun === undefined ? stamp : { ...stamp, data: digestOf(begun) };
}

/** A bank, and the control plane on its app where there is a guard for it. */
function assembled(given: BankOptions, guard?: Guard): Bank {
  const options = withVariants(given);
  checkOptions(options);
  const ground = groundOf(options);
  const faces = new Faces(ground, options.faults ?? []);
  const active = new ActiveFaults(ground.state, ground.seed);
  const inPlace = new FaceInPlace(faces, active);
  const face = faces.usual;
  const { clock, guesses, data } = ground;
  const journal = journalOf(ground, options, guard !== undefined);
  const parts = { faces, active, inPlace, clock, guesses, data, stamp: stampOf(options) };
  const control = controlOf(journal === undefined ? parts : { ...parts, journal });
  const fetch = variedFetch(ground.variants, manyFaced({ faces, active, guard, report: ground.report }));
  mountHealth(face.app, face.bank, () => ground.state.reachable());
  const hasReference = options.openApi !== undefined;
  mountHome(face.app, {
    bank: face.bank,
    control,
    operations: controlOperations,
    guard,
    certificateOf,
    hasReference,
    mutualTls: options.mutualTls ?? false,
  });
  if (options.openApi !== undefined) {
    mountOpenApi(face.app, face.banks, options.openApi);
    mountReference(face.app, face.bank, guard !== undefined);
  }
  if (guard !== undefined) {
    const { app } = face;
    // What a bank does to a consent is answered as its calls are: some faults see there that it was done.
    const send: Face['sendAccess'] = async (c, response) =>
      (await inPlace.ofConsent(c.req.param('ConsentId') ?? '')).sendAccess(c, response);
    mountControl(app, { control, operations: controlOperations, guard, certificateOf, send });
  }
  const recorded = journal === undefined ? fetch : recordCalls(fetch, journal);
  const headerName = headerNameOf(ground.variants);
  return {
    app: face.app,
    fetch: recorded,
    clients: ground.clients,
    customers: ground.world.customers,
    get personas() {
      return ground.world.personas;
    },
    profile: options.profile,
    release: options.release,
    releases: face.bank.releases,
    control,
    controlled: guard !== undefined,
    warmUp: async (url) => {
      await Promise.all([face.door.warmUp(new URL(url).origin), warmPages()]);
    },
    ...(headerName === undefined ? {} : { headerName }),
  };
}

/** The journal of a bank. Nothing leads to an entry where there is no control plane to show it. */
function journalOf(
  { release, clock, world, variants }: Ground,
  { journal: asked, faults = [] }: BankOptions,
  shown: boolean,
): Journal | undefined {
  if (asked === undefined) return undefined;
  const journal = { ...asked, links: shown && asked.links === true };
  const personaOf = (key: string) => world.customer(key)?.hint;
  return new Journal(journal, {
    release,
    clock: () => clock.now(),
    personaOf,
    changes: [...variants, ...faults].map(({ id }) => id),
  });
}

/**
 * Makes a bank that is controlled by its methods alone: nothing below `/stub/` is there for callers. It listens nowhere: that is
 * `serveBank`. Throws a TypeError for options that make no bank.
 */
export function createBank(options: BankOptions): Bank {
  return assembled(options);
}

/** Makes a bank whose control plane answers below `/stub/` whoever the guard lets in: this machine, when absent. Throws like `createBank`. */
export function createControlledBank(options: BankOptions, guard: Guard = requireOwnMachine): Bank {
  return assembled(options, guard);
}
