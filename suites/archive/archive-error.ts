import { ConfigurationError } from '../target/configuration-error.ts';

/** An archive that cannot be judged: what is wrong with the file, and the cure. */
export function archiveError(file: string, message: string, cure: string): ConfigurationError {
  return new ConfigurationError([{ code: 'bad-archive', file, message, cure }]);
}
