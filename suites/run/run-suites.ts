import { setImmediate as turn } from 'node:timers/promises';
import type { GatheringProgress, OfficialDecision, Verdict } from '../../reports/contract/index.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { loadPlaywright } from '../client/load-playwright.ts';
import { playwrightContexts } from '../client/playwright-contexts.ts';
import { playwrightTransport } from '../client/playwright-transport.ts';
import { Recorder } from '../client/recorder.ts';
import type { Archive } from '../core/archive.ts';
import { Evidence } from '../core/evidence.ts';
import { loadRules } from '../core/load-rules.ts';
import { lookAhead } from '../core/look-ahead.ts';
import { type Masked, maskedContext } from '../core/masked.ts';
import { claimsOf, type Rule, type RuleContext } from '../core/rule.ts';
import { decideOfficialTests } from '../official/decide-tests.ts';
import { deleteLeft } from '../scenarios/abandon.ts';
import { type GatherOptions, gather } from '../scenarios/gather.ts';
import type { Journal, Kept } from '../scenarios/journal.ts';
import { salvage } from '../scenarios/salvage.ts';
import { financialIdOf } from '../target/financial-id.ts';
import { samplingOf } from '../target/sampling.ts';
import { secretsOf } from '../target/secrets-of.ts';
import type { Target } from '../target/target.ts';
import { judgeWithWaivers } from '../target/waivers.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';
import { countProgress } from './count-progress.ts';
import { isGone, type LeftBehind } from './left-behind.ts';
import { rulesFor, rulesToJudge, scenariosOf, selectRules } from './select-rules.ts';
import type { Part } from './shard.ts';
import { shownVerdict } from './shown-verdict.ts';

/** What a run is told besides its target. All may be left out. */
export interface RunSuitesOptions {
  /** Globs over rule ids; all rules when empty. */
  readonly only?: readonly string[];
  /** The part of the selected rules to judge. The evidence is gathered for all of them, so that verdicts are those of the whole. */
  readonly shard?: Part | undefined;
  /** ISO 8601 moment at which the run began; now when left out. */
  readonly startedAt?: string;
  /** How many calls the run is likely to make, for its progress. */
  readonly plannedCalls?: number | undefined;
  /**
   * What runs that were killed left at the same bank: it is deleted, and `onDeleted` is told the folders of which nothing is
   * left.
   */
  readonly left?: readonly LeftBehind[];
  readonly onDeleted?: (left: LeftBehind) => void;
  /** Aborted when the run is to stop: what was gathered until then is judged; rules being judged break off. */
  readonly stop?: AbortSignal;
  /** Keeps what is gathered while it is gathered. */
  readonly journal?: Journal | undefined;
  /** What a journal has of a run whose process ended: it is judged, its consents are deleted, and nothing is gathered anew. */
  readonly kept?: Kept | undefined;
  readonly onProgress?: (progress: GatheringProgress) => void;
  /**
   * Masks what was gathered. The verdicts are then given in the words of those on the masked evidence, and the run looks whether both
   * are the same: what is written down is what was judged.
   */
  readonly mask?: (archive: Archive, secrets: readonly string[]) => Masked;
  /** All that could be gathered is. */
  readonly onGathered?: (archive: Archive, secrets: readonly string[]) => void;
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** What a run came to. */
export interface SuitesRun {
  readonly archive: Archive;
  /** Values that the run learned or was given: whatever is written or shown of it hides them. */
  readonly secrets: readonly string[];
  /** In the order of the catalogue. */
  readonly verdicts: readonly Verdict[];
  /** How many rules were to be judged: more than there are verdicts when the run was stopped meanwhile. */
  readonly rules: number;
  /** What the official suite would say of the same target, as far as the evidence tells. */
  readonly official: readonly OfficialDecision[];
}

/**
 * Gathers the evidence of a target once, through Playwright's request contexts, and judges it, in this process and without
 * Playwright's runner. Authorities of the target's configuration must be among those that Node was started with.
 */
export async function runSuites(target: Target, options: RunSuitesOptions = {}): Promise<SuitesRun> {
  const { only = [], stop, startedAt = new Date().toISOString(), onGathered, onVerdict } = options;
  const catalogue = await loadRules();
  const known = rulesFor(catalogue, target);
  const { archive, secrets } = await gatherFrom(
    target,
    { ...options, startedAt },
    scenariosOf(selectRules(known, only), known, profileIn(target.release, target.profile).operations),
  );
  onGathered?.(archive, secrets);

  const rules = rulesToJudge(catalogue, target, options);
  const masked = options.mask?.(archive, secrets);
  const context = {
    profile: profileIn(target.release, target.profile),
    release: target.release,
    ...(target.beside === undefined ? {} : { beside: target.beside }),
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    now: startedAt,
    claims: claimsOf(catalogue, target.release),
  };
  // Whoever stopped the gathering waits for the verdicts on what there is.
  const breaksOff = stop?.aborted === true ? undefined : stop;
  const verdicts: Verdict[] = [];
  const judged = await judging(archive, rules, context, target, breaksOff);
  const shown =
    masked === undefined
      ? judged
      : await judging(masked.archive, rules, maskedContext(context, masked), target, breaksOff);
  for (const rule of rules) {
    if (judged === undefined || shown === undefined) break;
    const verdict = shownVerdict(judged(rule), shown(rule));
    verdicts.push(verdict);
    onVerdict?.(verdict);
    // While it judges, the process hears no signal unless it is given a turn.
    await turn();
    if (breaksOff?.aborted) break;
  }
  return {
    archive,
    secrets,
    verdicts,
    rules: rules.length,
    official: decideOfficialTests(masked?.archive ?? archive, context, catalogue),
  };
}

/** Judges rules on one archive, one after the other; undefined where it breaks off before the first. */
async function judging(
  archive: Archive,
  rules: readonly Rule[],
  context: RuleContext,
  { waivers = [] }: Target,
  breaksOff: AbortSignal | undefined,
): Promise<((rule: Rule) => Verdict) | undefined> {
  const evidence = new Evidence(archive);
  const ahead = await inTurns(lookAhead(rules, evidence, context), breaksOff);
  return ahead === undefined ? undefined : (rule) => judgeWithWaivers(rule, evidence, context, waivers, ahead);
}

/** What steps come to, each in a turn of its own; undefined where they break off before. */
async function inTurns<T>(steps: Generator<undefined, T>, breaksOff: AbortSignal | undefined): Promise<T | undefined> {
  while (breaksOff?.aborted !== true) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
  return undefined;
}

type Gathering = RunSuitesOptions & { readonly startedAt: string };

async function gatherFrom(
  target: Target,
  { startedAt, plannedCalls, stop, journal, kept, onProgress, left = [], onDeleted }: Gathering,
  scenarios: GatherOptions['scenarios'] & object,
): Promise<Pick<SuitesRun, 'archive' | 'secrets'>> {
  const { request } = loadPlaywright();
  const contexts = playwrightContexts(request, target);
  const { counted, onScenario } = countProgress(onProgress, plannedCalls);
  const transport = playwrightTransport(contexts);
  const recorded = (through: typeof transport) =>
    new Recorder({
      transport: through,
      limits: target.limits,
      ...(stop === undefined ? {} : { stop }),
      ...(target.headers === undefined ? {} : { headers: target.headers }),
    });
  const recorder = recorded(counted(transport));
  recorder.learned.learn(...secretsOf(target));
  const options: GatherOptions = {
    recorder,
    tokens: createTokenSource(target, recorder),
    profile: profileIn(target.release, target.profile),
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    release: target.release,
    ...(target.beside === undefined ? {} : { beside: target.beside }),
    now: new Date(startedAt),
    ...financialIdOf(target),
    sampling: samplingOf(target),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    hasCertificate: target.tls?.certificate !== undefined,
    ...(target.limits.spareSeconds === undefined ? {} : { spareSeconds: target.limits.spareSeconds }),
    ...(target.thorough === undefined ? {} : { thorough: target.thorough }),
    ...(target.keepConsents === undefined ? {} : { keepConsents: target.keepConsents }),
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    scenarios,
    onScenario,
    ...(stop === undefined ? {} : { stop }),
    ...(journal === undefined ? {} : { journal }),
  };
  try {
    for (const each of left) {
      const apart = recorded(transport);
      await deleteLeft({ ...options, recorder: apart, tokens: createTokenSource(target, apart) }, each.consents);
      recorder.learned.learn(...apart.learned.values);
      const gone = apart.exchanges.filter(
        ({ request, response }) => request.method === 'DELETE' && isGone(response?.status),
      );
      if (gone.length >= each.consents.length) onDeleted?.(each);
    }
    const archive = kept === undefined ? await gather(options) : await salvage(kept, options);
    return { archive, secrets: recorder.learned.values };
  } finally {
    await contexts.close();
  }
}
