import { dirname, isAbsolute, join, resolve } from 'node:path';
import { basePathOf } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { textAt } from '../core/json.ts';
import { interfacePlace, parseBasePath } from './base-path.ts';
import { looksLikeUrl, parseBaseUrl } from './base-url.ts';
import { brandsOf } from './brands.ts';
import { completeTokens, type TokensOfFile } from './complete-tokens.ts';
import { ConfigurationError, type ConfigurationProblem } from './configuration-error.ts';
import { givenDocument } from './given-document.ts';
import { checkedProfile, loadProfile } from './load-profile.ts';
import { resolveRelease } from './load-release.ts';
import { readSource } from './read-source.ts';
import { type Environment, resolveReferences } from './references.ts';
import { type ConfigurationDocument, parseSource } from './source-document.ts';
import { surroundingProxies } from './surrounding-proxies.ts';
import type { Limits, Target, TokenConfig } from './target.ts';
import { tokensFromEnvironment } from './tokens-from-environment.ts';

export const defaultLimits: Limits = { calls: 1000, timeoutMs: 15_000 };

export interface LoadOptions {
  /** `service`, `full` or a file; goes before what the target file says. */
  readonly profile?: string;
  /** Goes before what the target file says. */
  readonly release?: string;
  /** Longest wait for one answer, in milliseconds; goes before what the target file says. */
  readonly timeoutMs?: number;
  /** Of a file that describes several banks the one to take. */
  readonly brand?: string;
  /** Where secrets are looked up. */
  readonly env: Environment;
  /** The moment at which certificates must be good; this one when absent. */
  readonly now?: Date;
}

/** One bank of a target file, read when asked for: what is wrong with one is nothing to the others. */
export interface NamedTarget {
  readonly name: string;
  /** As it is written, for whoever cannot read it in. */
  readonly baseUrl: string;
  readonly release?: string;
  readonly profile?: string;
  /** Throws a ConfigurationError. */
  readonly load: () => Promise<Target>;
}

/** The banks that a target file describes in `targets`; undefined for one of a single bank, and for a URL. Throws a ConfigurationError. */
export function targetsIn(source: string, options: LoadOptions): readonly NamedTarget[] | undefined {
  if (looksLikeUrl(source)) return undefined;
  const brands = brandsOf(parseSource(readSource(source), source));
  return brands?.map(({ name, document: { value } }) => {
    const [release, profile] = [textAt(value, 'release'), textAt(value, 'profile')];
    return {
      name,
      baseUrl: textAt(value, 'baseUrl') ?? '',
      ...(release === undefined ? {} : { release }),
      ...(profile === undefined ? {} : { profile }),
      load: () => loadTarget(source, { ...options, brand: name }),
    };
  });
}

/**
 * The target that a file or a URL describes, with its secrets read in. With a URL, and with a file that says nothing of
 * tokens, they come from `AISP_TOKEN` and its sisters. Throws a ConfigurationError with the problems found.
 */
export async function loadTarget(source: string, options: LoadOptions): Promise<Target> {
  const target = looksLikeUrl(source) ? await fromUrl(source, options) : await fromFile(source, options);
  const { timeoutMs } = options;
  return timeoutMs === undefined ? target : { ...target, limits: { ...target.limits, timeoutMs } };
}

async function fromUrl(source: string, options: LoadOptions): Promise<Target> {
  const problems: ConfigurationProblem[] = [];
  const release = resolveRelease(options.release);
  const baseUrl = parseBaseUrl(source, typeof release === 'string' ? release : latestRelease);
  if (typeof baseUrl !== 'string') problems.push({ code: 'bad-url', ...baseUrl });
  if (typeof release !== 'string') problems.push(release);
  const found = tokensFromEnvironment(options.env);
  problems.push(...found.problems);
  const profile = await attempt(() => loadProfile(options.profile ?? 'service'), problems);
  if (typeof baseUrl !== 'string' || typeof release !== 'string' || profile === undefined || problems.length > 0) {
    throw new ConfigurationError(problems);
  }
  return withProxies({ baseUrl, release, profile, tokens: found.tokens, limits: defaultLimits }, options.env);
}

/** A target file whose references are read in; the schema has been checked. */
type TargetFile = Pick<
  Target,
  | 'baseUrl'
  | 'basePath'
  | 'tls'
  | 'proxy'
  | 'bankSide'
  | 'headers'
  | 'financialId'
  | 'accountIds'
  | 'waivers'
  | 'thorough'
> & {
  readonly release?: string;
  readonly beside?: { readonly release: string; readonly basePath?: string };
  readonly profile?: string;
  readonly tokens?: TokensOfFile;
  readonly limits?: Partial<Limits>;
};

/** The document of a file; of one with several banks that of the one that is asked for. */
function documentIn(source: string, brand: string | undefined): ConfigurationDocument {
  const document = parseSource(readSource(source), source);
  const brands = brandsOf(document);
  if (brands === undefined && brand === undefined) return document;
  const found = brands?.find(({ name }) => name === brand);
  if (found !== undefined) return found.document;
  const names = (brands ?? []).map(({ name }) => name).join(', ');
  const what =
    brands === undefined
      ? 'The file describes one bank, without a name.'
      : `The file describes several banks: ${names}.`;
  const cure =
    brands === undefined
      ? 'Leave --brand out.'
      : 'Name one of them with --brand, or with AISP_BRAND for the Playwright suites.';
  throw new ConfigurationError([document.problem('wrong-value', { pointer: '/targets' }, what, cure)]);
}

async function fromFile(source: string, options: LoadOptions): Promise<Target> {
  const document = documentIn(source, options.brand);
  const folder = dirname(resolve(source));
  const { targetSchema } = await import('./target-schema.ts');
  return await fromDocument({ document, schema: targetSchema, folder, inClear: false }, options, (found) =>
    options.profile === undefined
      ? profileOfFile(document, folder, found)
      : attempt(() => loadProfile(options.profile ?? 'service'), found),
  );
}

/**
 * The target that a program describes, with the keys of a target file, its secrets read in: they may stand in it themselves. Throws a
 * ConfigurationError with the problems found.
 */
export async function checkedTarget(value: object, options: LoadOptions): Promise<Target> {
  const { profile: given, ...rest } = value as { readonly profile?: unknown };
  const profile = options.profile ?? given ?? 'service';
  const { targetSchemaInClear } = await import('./schema-in-clear.ts');
  const asked = { document: givenDocument(rest), schema: targetSchemaInClear, folder: process.cwd(), inClear: true };
  return await fromDocument(asked, options, (found) =>
    attempt(() => (typeof profile === 'string' ? loadProfile(profile) : checkedProfile(profile)), found),
  );
}

/** A description of a target, and whether secrets may stand in it. */
interface Described {
  readonly document: ConfigurationDocument;
  readonly schema: object;
  /** Where it finds files. */
  readonly folder: string;
  readonly inClear: boolean;
}

async function fromDocument(
  { document, schema, folder, inClear }: Described,
  options: LoadOptions,
  profileFor: (problems: ConfigurationProblem[]) => Promise<BankProfile | undefined>,
): Promise<Target> {
  const [{ checkDocument, compileConfigurationSchema }, { checkTarget }] = await Promise.all([
    import('./check-document.ts'),
    import('./check-target.ts'),
  ]);
  const problems: ConfigurationProblem[] = [...checkDocument(document, compileConfigurationSchema(schema))];
  const resolved = resolveReferences(document, folder, options.env);
  const release = resolveRelease(options.release);
  const asked = options.release === undefined || typeof release !== 'string' ? undefined : release;
  problems.push(
    ...resolved.problems,
    ...checkTarget(document, resolved.value, { asked, now: options.now ?? new Date() }),
  );

  if (typeof release !== 'string') problems.push(release);
  const profile = await profileFor(problems);
  const found = tokensFromEnvironment(textAt(resolved.value, 'tokens', 'kind') === undefined ? options.env : {});
  problems.push(...found.problems);
  const counted = inClear ? problems.filter(({ code }) => code !== 'secret-in-clear') : problems;
  if (profile === undefined || counted.length > 0) throw new ConfigurationError(counted);
  return withProxies(toTarget(resolved.value as TargetFile, profile, options.release, found.tokens), options.env);
}

/** Its own proxy goes before those of the environment. */
function withProxies(target: Target, env: Environment): Target {
  const proxies = target.proxy === undefined ? surroundingProxies(env) : undefined;
  return proxies === undefined ? target : { ...target, proxies };
}

function toTarget(
  file: TargetFile,
  profile: BankProfile,
  releaseFlag: string | undefined,
  fallback: TokenConfig,
): Target {
  const release = resolveRelease(releaseFlag ?? file.release);
  if (typeof release !== 'string') throw new TypeError('the target was not checked');
  const basePath = parseBasePath(file.basePath ?? basePathOf(release));
  const baseUrl = typeof basePath === 'string' ? parseBaseUrl(file.baseUrl, release, basePath) : basePath;
  if (typeof basePath !== 'string' || typeof baseUrl !== 'string') throw new TypeError('the target was not checked');
  const { tls, proxy, bankSide, headers, financialId, accountIds, waivers, thorough, tokens } = file;
  return {
    ...interfacePlace(baseUrl, release, basePath),
    release,
    ...(file.beside === undefined ? {} : { beside: otherFace(file.beside) }),
    profile,
    tokens: tokens === undefined ? fallback : completeTokens(tokens),
    limits: { ...defaultLimits, ...file.limits },
    ...(tls === undefined ? {} : { tls }),
    ...(proxy === undefined ? {} : { proxy }),
    ...(bankSide === undefined ? {} : { bankSide }),
    ...(headers === undefined ? {} : { headers }),
    ...(financialId === undefined ? {} : { financialId }),
    ...(accountIds === undefined ? {} : { accountIds }),
    ...(waivers === undefined ? {} : { waivers }),
    ...(thorough === undefined ? {} : { thorough }),
  };
}

/** The next version of a bank, as a checked target file names it. */
function otherFace({
  release: name,
  basePath: written,
}: NonNullable<TargetFile['beside']>): NonNullable<Target['beside']> {
  const release = resolveRelease(name);
  const basePath = written === undefined ? undefined : parseBasePath(written);
  if (typeof release !== 'string' || typeof (basePath ?? '') !== 'string')
    throw new TypeError('the target was not checked');
  return { release, ...(typeof basePath === 'string' ? { basePath } : {}) };
}

/** The profile that a target file names; a path is taken from the folder of that file. */
async function profileOfFile(document: ConfigurationDocument, folder: string, problems: ConfigurationProblem[]) {
  const name = textAt(document.value, 'profile') ?? 'service';
  const isPath = !isAbsolute(name) && !/^[\w-]+$/.test(name);
  const found: ConfigurationProblem[] = [];
  const profile = await attempt(() => loadProfile(isPath ? join(folder, name) : name), found);
  problems.push(
    ...found.map((problem) =>
      problem.file === undefined
        ? document.problem(problem.code, { pointer: '/profile' }, problem.message, problem.cure)
        : problem,
    ),
  );
  return profile;
}

async function attempt<T>(load: () => Promise<T>, problems: ConfigurationProblem[]): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}
