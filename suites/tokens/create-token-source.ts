import type { Recorder } from '../client/recorder.ts';
import { TransportError } from '../client/transport.ts';
import type { Target } from '../target/target.ts';
import { headlessTokens } from './headless.ts';
import { readyMadeTokens } from './ready-made.ts';
import type { SendSecret } from './send-secret.ts';
import type { TokenSource } from './token-source.ts';

/** The token source that a target configures; its calls go through the recorder, without their secrets. */
export function createTokenSource({ tokens }: Pick<Target, 'tokens'>, recorder: Recorder): TokenSource {
  return tokens.kind === 'ready-made' ? readyMadeTokens(tokens) : headlessTokens(tokens, sendThrough(recorder));
}

function sendThrough(recorder: Recorder): SendSecret {
  return async ({ variant, ...request }) => {
    const about = { probe: 'access', variant } as const;
    const answer = await recorder.sendSecret({ scenario: 'consents', about, ...request });
    if (answer !== undefined) return answer;
    const failure = recorder.exchanges.at(-1)?.failure;
    throw new TransportError(failure?.code ?? 'failed', failure?.message ?? 'no response');
  };
}
