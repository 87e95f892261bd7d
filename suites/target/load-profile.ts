import { operation, operationIds } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import { isTimeZone } from '../core/time-zone.ts';
import { ConfigurationError, type ConfigurationProblem } from './configuration-error.ts';
import { nearest } from './nearest.ts';
import { readSource } from './read-source.ts';
import type { ConfigurationDocument } from './source-document.ts';

/** The profiles that come with the project. */
export const namedProfiles: Readonly<Record<string, BankProfile>> = {
  service: serviceProfile,
  full: fullProfile,
  standard: standardProfile,
};

/**
 * A bank profile by name, `service`, `full` or `standard`, or from a YAML or JSON file. Throws a ConfigurationError that tells the
 * problems of the file with their places. Parser and validator are loaded only for a file.
 */
export async function loadProfile(source: string): Promise<BankProfile> {
  const named = Object.hasOwn(namedProfiles, source) ? namedProfiles[source] : undefined;
  if (named !== undefined) return named;
  const text = readProfile(source);
  const { parseSource } = await import('./source-document.ts');
  return await profileIn(parseSource(text, source));
}

/** A bank profile that a program has made. Throws a ConfigurationError that tells its problems. */
export async function checkedProfile(profile: unknown): Promise<BankProfile> {
  const { givenDocument } = await import('./given-document.ts');
  return await profileIn(givenDocument(profile));
}

async function profileIn(document: ConfigurationDocument): Promise<BankProfile> {
  const [{ checkDocument, compileConfigurationSchema }, { extendedName, extendProfile, profileFileSchema }] =
    await Promise.all([import('./check-document.ts'), import('./extend-profile.ts')]);
  const name = extendedName(document.value);
  const base = name !== undefined && Object.hasOwn(namedProfiles, name) ? namedProfiles[name] : undefined;
  const schema = profileFileSchema(Object.keys(namedProfiles), base);
  const problems = checkDocument(document, compileConfigurationSchema(schema));
  const all = [...problems, ...missingOperations(document), ...unknownTimeZone(document)];
  if (all.length > 0) throw new ConfigurationError(all);
  return base === undefined
    ? (document.value as BankProfile)
    : extendProfile(base, document.value as Readonly<Record<string, unknown>>);
}

/** A profile cannot declare away what every bank must offer: its rules would then never be exercised. */
function missingOperations(document: ConfigurationDocument): readonly ConfigurationProblem[] {
  const offered = (document.value as Partial<BankProfile> | null)?.operations;
  if (!Array.isArray(offered)) return [];
  const declared: readonly unknown[] = offered;
  return operationIds
    .filter((id) => operation(id).implementation === 'mandatory' && !declared.includes(id))
    .map((id) =>
      document.problem(
        'missing-key',
        { pointer: '/operations', key: true },
        `"operations" lacks ${id}, which every bank must offer.`,
        'Add it.',
      ),
    );
}

function unknownTimeZone(document: ConfigurationDocument): readonly ConfigurationProblem[] {
  const timeZone: unknown = (document.value as Partial<BankProfile> | null)?.timeZone;
  if (typeof timeZone !== 'string' || timeZone === '' || isTimeZone(timeZone)) return [];
  const message = `"timeZone" is "${timeZone}", which is no time zone.`;
  return [document.problem('wrong-value', { pointer: '/timeZone' }, message, 'Use a name like Europe/London.')];
}

function readProfile(source: string): string {
  const names = Object.keys(namedProfiles);
  const isWord = /^[\w-]+$/.test(source);
  try {
    return readSource(source);
  } catch (error) {
    if (!isWord || !(error instanceof ConfigurationError)) throw error;
    const near = nearest(source, names);
    const cure =
      near === undefined ? `Use ${names.join(', ')}, or the path of a profile file.` : `Did you mean "${near}"?`;
    throw new ConfigurationError([{ code: 'unknown-profile', message: `There is no profile "${source}".`, cure }]);
  }
}
