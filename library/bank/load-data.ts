import { DataError, type DataProblem, type StartData } from '../../stub/control/data/data-problem.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  moreProblems,
} from '../../suites/target/configuration-error.ts';
import { readSource } from '../../suites/target/read-source.ts';
import { parseSource } from '../../suites/target/source-document.ts';
import { checkData } from './check-data.ts';

/** What a bank is started with. */
export interface LoadedData {
  readonly data: StartData;
  /** What a bank says of it as a ConfigurationError, with the lines of the file where it is from one; anything else as it is. */
  readonly inLines: (error: unknown) => unknown;
}

/** Loads data from a YAML or JSON file, or takes a document as it is. Throws a ConfigurationError for a file that is neither. */
export function loadData(given: string | object): LoadedData {
  const source = typeof given === 'string' ? parseSource(readSource(given), given) : undefined;
  const document = source === undefined ? given : source.value;
  const placed = ({ pointer, key = false, message, cure, count }: DataProblem): ConfigurationProblem => {
    if (count !== undefined) return moreProblems(count);
    const code = codeOf(message);
    return source === undefined ? { code, message, cure } : source.problem(code, { pointer, key }, message, cure);
  };
  return {
    data: { document, problems: checkData(document) },
    inLines: (error) => (error instanceof DataError ? new ConfigurationError(error.problems.map(placed)) : error),
  };
}

function codeOf(message: string) {
  if (message.endsWith('is not a known key.')) return 'unknown-key';
  return message.endsWith('is missing.') ? 'missing-key' : 'wrong-value';
}
