import { foresee } from '../../../bin/check/foresee.ts';
import type { Verdict } from '../../../reports/contract/index.ts';
import { endsRun, tryTarget } from '../../../suites/check/try-target.ts';
import type { Rule } from '../../../suites/core/rule.ts';
import { type BankRun, judgeBank, type Stand } from '../bank-run.ts';
import { type Named, namedIn } from './lacks.ts';
import type { Situation } from './situation.ts';

/** What is wrong about the verdicts of a situation, in a line each; none where all is as it must be. */
export interface Judged {
  readonly problems: readonly string[];
  /** The rules that the run found broken. */
  readonly broken: readonly string[];
  /** How many rules a check says that the run can exercise; undefined where it says that there is no interface. */
  readonly foreseen: number | undefined;
  readonly exercised: number;
}

const usualRuns = new Map<string, Promise<BankRun>>();

/** The run of a tester who lacks nothing, with whom nothing goes wrong. */
async function usualRun(catalogue: readonly Rule[], { profile, release }: Situation): Promise<BankRun> {
  const key = `${profile.name} ${release}`;
  const known = usualRuns.get(key) ?? judgeBank(catalogue, { profile, release });
  usualRuns.set(key, known);
  return await known;
}

/** Judges the honest bank in a situation; with `checked` holds what a check says of it beforehand against the run. */
export async function judgeSituation(
  catalogue: readonly Rule[],
  situation: Situation,
  { checked = false }: { readonly checked?: boolean } = {},
): Promise<Judged & BankRun> {
  const { profile, release, means, trouble } = situation;
  let foreseen: number | undefined;
  const beforehand = async (stand: Stand) => {
    foreseen = await foreseeing(stand);
  };
  const run = await judgeBank(catalogue, {
    ...(checked ? { beforehand } : {}),
    profile,
    release,
    variants: trouble.variants ?? [],
    hasCertificate: means.hasCertificate,
    bankAheadMs: trouble.bankAheadMs ?? 0,
    target: async (usual, bank) => {
      const target = await means.target(usual, bank);
      return trouble.target?.(target) ?? target;
    },
    ...(trouble.carrying === undefined ? {} : { carrying: trouble.carrying }),
  });
  const broken = run.verdicts.filter(({ outcome }) => ['fail', 'warn', 'error'].includes(outcome)).map(({ id }) => id);
  const usual = await usualRun(catalogue, situation);
  const problems = [...falsehoodsOf(run, situation), ...falseReasonsOf(run, situation, usual)];
  const exercised = exercisedOf(run.verdicts);
  const isNear = Math.abs((foreseen ?? 0) - exercised) <= exercised / 10;
  const misled =
    checked && !isNear ? [`a check says that ${foreseen} rules can be exercised, and ${exercised} were`] : [];
  return { ...run, broken, problems: [...problems, ...misled], foreseen, exercised };
}

/** How many rules a check says that a run can exercise; undefined where it finds no interface to begin with. */
async function foreseeing({ target, transport, now, wait, hasCertificate }: Stand): Promise<number | undefined> {
  try {
    const { found } = await tryTarget(target, transport, { now, wait });
    return exercisedOf(await foresee(target, found, { now, hasCertificate }));
  } catch (error) {
    if (endsRun(error)) return undefined;
    throw error;
  }
}

function exercisedOf(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ outcome }) => outcome !== 'not-applicable' && outcome !== 'not-exercised').length;
}

function* falsehoodsOf({ verdicts }: BankRun, { trouble }: Situation): Generator<string> {
  const { breaks = [], waiting = [] }: { readonly breaks?: readonly string[]; readonly waiting?: readonly string[] } =
    trouble;
  for (const { id, outcome, checked, reason = '', findings } of verdicts) {
    if (outcome === 'pass') {
      if (checked === 0) yield `${id} passes having looked at nothing`;
      if (waiting.includes(id)) yield `${id} passes, and what it is about never came to be here`;
    } else if (['fail', 'warn', 'error'].includes(outcome) && !breaks.includes(id)) {
      yield `${id} is a ${outcome} here: ${findings[0]?.message ?? reason}`;
    }
  }
}

/** Of the rules that a tester who lacks nothing has exercised: the false reasons that they give here for not being exercised. */
function* falseReasonsOf({ verdicts }: BankRun, situation: Situation, usual: BankRun): Generator<string> {
  const exercised = new Set(usual.verdicts.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id));
  for (const verdict of verdicts) {
    const { id, outcome, reason } = verdict;
    if (!exercised.has(id)) continue;
    if (outcome === 'not-applicable' && situation.means.opensSome !== true) {
      yield `${id} is taken for one that does not concern the bank: ${reason}`;
    }
    if (outcome !== 'not-exercised' || situation.trouble.saysItself?.includes(id)) continue;
    const named = namedIn(verdict);
    if (named === undefined) yield `${id} is not exercised for no cause of this situation: ${reason}`;
    else if (!isTrue(named, situation)) yield `${id} waits for ${named.lack}, which is there: ${reason}`;
  }
}

/** Whether the cause that a reason names is one of this situation. */
function isTrue({ lack, without, refused, noneOpensFewer }: Named, { means, trouble }: Situation): boolean {
  if (without !== undefined) {
    const codes = means.opens?.[without.consent as keyof NonNullable<typeof means.opens>];
    return codes !== undefined && without.codes.every((code) => !codes.includes(code));
  }
  if (refused) return trouble.refusesTokens === true && means.opens !== undefined;
  if (noneOpensFewer && means.opensSome === true) return true;
  if (means.lacks.includes(lack)) return true;
  const isOfTokens = trouble.refusesTokens === true && means.opens !== undefined;
  return !isOfTokens && trouble.lacks?.includes(lack) === true;
}
