import { ConfigurationError } from '../suites/target/configuration-error.ts';
import { TargetError } from '../suites/target/target-error.ts';
import { inLibraryWords } from './library-words.ts';
import { AispError, type AispErrorCode } from './public/aisp-error.ts';

/** Codes of errors of the bank that come from what was asked for; their messages name the cure. */
const ofBank: readonly AispErrorCode[] = [
  'UNKNOWN_FAULT',
  'UNKNOWN_VARIANT',
  'UNKNOWN_QUIRK',
  'UNKNOWN_AS_FOUND',
  'QUIRK_NOT_MADE',
  'PORT_IN_USE',
  'PORT_FORBIDDEN',
  'CANNOT_LISTEN',
  'STORE_IN_USE',
  'STORE_DAMAGED',
  'STORE_OF_ANOTHER_BANK',
  'STORE_UNUSABLE',
  'STORE_FAILED',
];

/** An error of the inside as those outside know it; one of which they know nothing, a fault of ours, as it is. */
export function asAispError(error: unknown): unknown {
  const known = asKnown(error);
  return known instanceof AispError ? inWords(known) : known;
}

/** The same error in the words of the library. */
function inWords({ code, problem, cure, problems, cause, stack }: AispError): AispError {
  const told = new AispError(code, inLibraryWords(problem), inLibraryWords(cure), {
    problems: problems.map((each) => ({
      ...each,
      message: inLibraryWords(each.message),
      cure: inLibraryWords(each.cure),
    })),
    cause,
  });
  if (stack !== undefined) told.stack = stack.replace(/^.*?(?=\n {4}at )/s, `${told.name}: ${told.message}`);
  return told;
}

function asKnown(error: unknown): unknown {
  if (error instanceof ConfigurationError) {
    const { message, problems } = error;
    const isArchive = problems.some(({ code }) => code === 'bad-archive');
    return new AispError(isArchive ? 'BAD_ARCHIVE' : 'BAD_CONFIGURATION', message, '', { problems, cause: error });
  }
  if (error instanceof TargetError) {
    return new AispError('TARGET_UNUSABLE', error.message, error.cure, { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? ofBank.find((each) => each === error.code) : undefined;
  if (code === undefined || !(error instanceof Error)) return error;
  return new AispError(code, /[.?!]$/.test(error.message) ? error.message : `${error.message}.`, '', { cause: error });
}

/** Does some work, whose errors then are those that callers of the library know. */
export async function withPublicErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asAispError(error);
  }
}
