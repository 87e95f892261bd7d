import type {
  ClientConfig,
  FlowConfig,
  HeadlessConfig,
  ManualConfig,
  ProviderConfig,
  ReadyMadeConfig,
  TokenConfig,
} from './target.ts';

type Defaulted =
  | 'clientAuthentication'
  | 'responseType'
  | 'requestObject'
  | 'pkce'
  | 'scope'
  | 'intentClaim'
  | 'parameters'
  | 'secondClient';

type Second = NonNullable<ProviderConfig['secondClient']>;

/** An authorization server as a file may describe it: much of it is the usual thing and left out. */
type FlowOfFile<T extends FlowConfig> = Omit<T, Defaulted | 'waitSeconds'> &
  Partial<Omit<Pick<T, Defaulted>, 'secondClient'>> & {
    readonly secondClient?: Omit<Second, 'clientAuthentication'> & Partial<Pick<ClientConfig, 'clientAuthentication'>>;
    readonly waitSeconds?: number;
  };

/** `tokens` of a target file whose references are read in; it has been checked. */
export type TokensOfFile = ReadyMadeConfig | FlowOfFile<HeadlessConfig> | FlowOfFile<ManualConfig>;

const usualWaitSeconds = 300;

/** The same with what a file may leave out. */
export function completeTokens(file: TokensOfFile): TokenConfig {
  if (file.kind === 'ready-made') return file;
  const { waitSeconds = usualWaitSeconds, secondClient, kind, ...given } = file;
  const clientAuthentication = given.clientAuthentication ?? 'client_secret_basic';
  const intentClaim = given.intentClaim ?? given.requestObject === 'signed';
  const flow: ProviderConfig = {
    responseType: 'code',
    requestObject: 'none',
    pkce: true,
    scope: 'openid accounts',
    parameters: {},
    // In one way or another the ConsentId has to get there.
    ...(intentClaim ? {} : { consentParameter: 'consent_id' }),
    ...given,
    clientAuthentication,
    intentClaim,
    ...(secondClient === undefined ? {} : { secondClient: { clientAuthentication, ...secondClient } }),
  };
  return kind === 'manual' ? { kind, ...flow, waitSeconds } : { kind, ...flow };
}
