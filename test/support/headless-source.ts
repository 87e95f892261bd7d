import type { HeadlessConfig } from '../../suites/target/target.ts';
import { flowTokens } from '../../suites/tokens/flow-tokens.ts';
import { headlessAuthoriser } from '../../suites/tokens/headless.ts';
import type { SendSecret } from '../../suites/tokens/send-secret.ts';
import type { Surroundings } from '../../suites/tokens/surroundings.ts';
import type { TokenSource } from '../../suites/tokens/token-source.ts';

/** A token source whose authorization server is `send`, and which tries nothing twice. */
export function headlessSource(config: HeadlessConfig, send: SendSecret, surroundings: Surroundings): TokenSource {
  const carriers = {
    send,
    patiently: async <T>(work: () => Promise<T>) => await work(),
    authorise: headlessAuthoriser(config, send),
  };
  return flowTokens(config, carriers, surroundings);
}
