import type { Recorder } from '../client/recorder.ts';
import { TransportError } from '../client/transport.ts';
import type { Target } from '../target/target.ts';
import { flowTokens } from './flow-tokens.ts';
import { headlessAuthoriser } from './headless.ts';
import { manualAuthoriser, type Tell } from './manual/manual-authoriser.ts';
import { readyMadeTokens } from './ready-made.ts';
import type { SendSecret } from './send-secret.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';
import type { TokenSource } from './token-source.ts';

/** What a token source may need besides the bank. */
export interface TokenSourceOptions {
  readonly surroundings?: Surroundings;
  /** Speaks to the person who authorises; standard error by default. */
  readonly tell?: Tell;
}

/** The token source that a target configures; its calls go through the recorder, without their secrets. */
export function createTokenSource(
  { tokens }: Pick<Target, 'tokens'>,
  recorder: Recorder,
  { surroundings = realSurroundings, tell = toTerminal }: TokenSourceOptions = {},
): TokenSource {
  if (tokens.kind === 'ready-made') return readyMadeTokens(tokens);
  const send = sendThrough(recorder);
  const authorise = tokens.kind === 'manual' ? manualAuthoriser(tokens, tell) : headlessAuthoriser(tokens, send);
  return flowTokens(tokens, send, authorise, surroundings);
}

/** The runner passes on at once what a test writes there. */
function toTerminal(text: string): void {
  process.stderr.write(`aisp: ${text}`);
}

function sendThrough(recorder: Recorder): SendSecret {
  return async ({ variant, consent, ...request }) => {
    const about = { probe: 'access', variant, ...(consent === undefined ? {} : { consent }) } as const;
    const answer = await recorder.sendSecret({ scenario: 'consents', about, ...request });
    const last = recorder.exchanges.at(-1);
    if (answer !== undefined) return { ...answer, exchange: answer.exchange.id };
    throw new TransportError(last?.failure?.code ?? 'failed', last?.failure?.message ?? 'no response');
  };
}
