import { type AnyReport, evidenceFile, type Outcome, outcomes, type Verdict } from '../contract/index.ts';

export const statementType = 'https://in-toto.io/Statement/v1';
export const predicateType = 'https://in-toto.io/attestation/test-result/v0.1';

/** A file, or a thing with an address, as in-toto describes it. */
export interface ResourceDescriptor {
  readonly name: string;
  readonly uri?: string;
  readonly digest?: { readonly sha256: string };
  readonly annotations?: Readonly<Record<string, unknown>>;
}

/** What is signed: an in-toto Statement v1 with a test result v0.1. */
export interface Statement {
  readonly _type: typeof statementType;
  /** The files of the report. */
  readonly subject: readonly (ResourceDescriptor & Required<Pick<ResourceDescriptor, 'digest'>>)[];
  readonly predicateType: typeof predicateType;
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED';
    /** The tool, and the profile. */
    readonly configuration: readonly ResourceDescriptor[];
    readonly passedTests: readonly string[];
    readonly warnedTests: readonly string[];
    readonly failedTests: readonly string[];
  };
}

/** SHA-256 in hexadecimal of the files of a report, by name. */
export type Digests = Readonly<Record<string, string>>;

/** Names of the files that are told apart from the rest: what was found, what it was found in, what the bank offers. */
export const reportName = 'report.json';
export const profileName = 'report-profile.json';

/**
 * The statement on the report of a run: what its files hold, by digest; what came of each rule; which version judged. An
 * inconclusive run is `FAILED`: in-toto knows no third way, and whoever asks for a pass must not get one.
 */
export function createStatement(report: AnyReport, digests: Digests, exchanges: number | undefined): Statement {
  const named = (outcome: Outcome) => report.rules.filter((rule) => rule.outcome === outcome).map(testName);
  const others = outcomes.filter((outcome) => !['pass', 'warn', 'fail'].includes(outcome));
  const annotations: Readonly<Record<string, ResourceDescriptor['annotations']>> = {
    [reportName]: {
      verdict: report.verdict,
      otherTests: Object.fromEntries(others.map((outcome) => [outcome, named(outcome)])),
    },
    [evidenceFile]: { exchanges },
  };
  const { name, version } = report.tool;
  const profile = digests[profileName];
  return {
    _type: statementType,
    subject: Object.entries(digests).map(([file, sha256]) => {
      const more = annotations[file];
      return { name: file, digest: { sha256 }, ...(more === undefined ? {} : { annotations: more }) };
    }),
    predicateType,
    predicate: {
      result: resultOf(report),
      configuration: [
        { name, uri: `pkg:npm/${name}@${version}`, annotations: { version } },
        ...(profile === undefined ? [] : [{ name: profileName, digest: { sha256: profile } }]),
      ],
      passedTests: named('pass'),
      warnedTests: named('warn'),
      failedTests: named('fail'),
    },
  };
}

/** What a statement calls the verdict on a rule: its id, and of several targets whose it is. */
export function testName({ id, target }: Pick<Verdict, 'id'> & { readonly target?: string }): string {
  return target === undefined ? id : `${target}/${id}`;
}

function resultOf({ verdict, summary }: AnyReport): Statement['predicate']['result'] {
  if (verdict !== 'conforming') return 'FAILED';
  return summary.warn > 0 ? 'WARNED' : 'PASSED';
}

/** What a statement says of each rule, by id. */
export function statedOutcomes({ subject, predicate }: Statement): ReadonlyMap<string, Outcome> {
  const { otherTests = {} } = (subject.find(({ name }) => name === reportName)?.annotations ?? {}) as {
    readonly otherTests?: Partial<Record<Outcome, readonly string[]>>;
  };
  const lists: Partial<Record<Outcome, readonly string[]>> = {
    ...otherTests,
    pass: predicate.passedTests,
    warn: predicate.warnedTests,
    fail: predicate.failedTests,
  };
  return new Map(outcomes.flatMap((outcome) => (lists[outcome] ?? []).map((id) => [id, outcome] as const)));
}

/** How many exchanges the evidence had when it was signed; undefined when there was none. */
export function statedExchanges({ subject }: Statement): number | undefined {
  const { exchanges } = subject.find(({ name }) => name === evidenceFile)?.annotations ?? {};
  return typeof exchanges === 'number' ? exchanges : undefined;
}
