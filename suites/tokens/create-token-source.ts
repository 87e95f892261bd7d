import type { Recorder } from '../client/recorder.ts';
import { TransportError } from '../client/transport.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { FlowConfig, Target } from '../target/target.ts';
import { flowTokens } from './flow-tokens.ts';
import { type Authorise, headlessAuthoriser } from './headless.ts';
import { manualAuthoriser, type Tell } from './manual/manual-authoriser.ts';
import { readyMadeTokens } from './ready-made.ts';
import type { Patiently, SecretVariant, SendSecret } from './send-secret.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';
import { isMissing, type TokenSource } from './token-source.ts';

/** What a token source may need besides the bank. */
export interface TokenSourceOptions {
  readonly surroundings?: Surroundings;
  /** Speaks to the person who authorises; standard error by default. */
  readonly tell?: Tell;
  /** Decides in place of the PSU that the configuration describes: for calls that never go out. */
  readonly psu?: (config: FlowConfig, send: SendSecret) => Authorise;
}

/** The token source that a target configures; its calls go through the recorder, without their secrets. */
export function createTokenSource(
  { tokens, baseUrl }: Pick<Target, 'tokens'> & Partial<Pick<Target, 'baseUrl'>>,
  recorder: Recorder,
  { surroundings = realSurroundings, tell = toTerminal, psu = configuredPsu(tell) }: TokenSourceOptions = {},
): TokenSource {
  if (tokens.kind === 'ready-made') return readyMadeTokens(tokens);
  const { send, patiently } = sendThrough(recorder);
  return flowTokens(tokens, { send, patiently, authorise: psu(tokens, send), baseUrl }, surroundings);
}

function configuredPsu(tell: Tell): NonNullable<TokenSourceOptions['psu']> {
  return (config, send) =>
    config.kind === 'manual' ? manualAuthoriser(config, tell) : headlessAuthoriser(config, send);
}

/** The runner passes on at once what a test writes there. */
function toTerminal(text: string): void {
  process.stderr.write(`aisp: ${text}`);
}

/** What is read and carries nothing that must not come twice. */
const plainReads: readonly SecretVariant[] = ['discovery', 'keys'];

function sendThrough(recorder: Recorder): { readonly send: SendSecret; readonly patiently: Patiently } {
  let last: RecordedExchange | undefined;
  return {
    async send({ variant, consent, ...request }) {
      const about = { probe: 'access', variant, ...(consent === undefined ? {} : { consent }) } as const;
      const asIs = !plainReads.includes(variant);
      const answer = await recorder.sendSecret({ scenario: 'consents', about, asIs, ...request });
      last = answer?.exchange ?? recorder.exchanges.at(-1);
      if (answer !== undefined) return { ...answer, exchange: answer.exchange.id };
      throw new TransportError(last?.failure?.code ?? 'failed', last?.failure?.message ?? 'no response');
    },
    async patiently(work) {
      for (let attempt = 1; ; attempt += 1) {
        last = undefined;
        const result = await work();
        const came: RecordedExchange | undefined = last;
        if (!isMissing(result) || came === undefined) return result;
        if (!(await recorder.awaitsAnother(came, attempt))) return result;
      }
    },
  };
}
