import { checkData } from '../../library/bank/check-data.ts';
import { DataError, type StartData } from '../../stub/control/data/data-problem.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { readSource } from '../../suites/target/read-source.ts';
import { parseSource } from '../../suites/target/source-document.ts';

/** A file of data. */
export interface LoadedData {
  readonly data: StartData;
  /** What a bank says of it, with the lines of the file; anything else as it is. */
  readonly inLines: (error: unknown) => unknown;
}

/** Reads a file of data. Throws a ConfigurationError for one that is no YAML or JSON. */
export function loadData(file: string): LoadedData {
  const document = parseSource(readSource(file), file);
  return {
    data: { document: document.value, problems: checkData(document.value) },
    inLines: (error) =>
      error instanceof DataError
        ? new ConfigurationError(
            error.problems.map(({ pointer, key = false, message, cure }) =>
              document.problem(codeOf(message), { pointer, key }, message, cure),
            ),
          )
        : error,
  };
}

function codeOf(message: string) {
  if (message.endsWith('is not a known key.')) return 'unknown-key';
  return message.endsWith('is missing.') ? 'missing-key' : 'wrong-value';
}
