import type { ClientConfig, FlowConfig, Target } from './target.ts';

/** The secrets that a configuration holds: what a report must not show, wherever a bank echoes it. */
export function secretsOf({
  tokens,
  tls,
  proxy,
  proxies,
  headers = {},
  bankSide = {},
}: Omit<Target, 'profile'>): readonly string[] {
  const texts = [
    ...(tokens.kind === 'ready-made'
      ? [tokens.clientToken, tokens.otherClientToken, ...tokens.tokens.map(({ token }) => token)]
      : [...ofFlow(tokens), ...ofHeaders(tokens)]),
    ...[tls?.key, tls?.passphrase, proxy?.password, proxies?.https?.password, proxies?.http?.password],
    ...Object.entries(headers).flatMap(([name, value]) =>
      /^(user-agent|accept.*|x-fapi-financial-id)$/i.test(name) ? [] : [value],
    ),
    ...Object.values(bankSide).flatMap((request) => Object.values<string>(request?.headers ?? {})),
  ];
  return texts.flatMap((text) => (text === undefined || text === '' ? [] : [text.replace(/^(?:Bearer|Basic) +/i, '')]));
}

function ofFlow({ secondClient, parameters, ...own }: FlowConfig): readonly (string | undefined)[] {
  // A parameter that has a PSU log in is a password as likely as not.
  const named = Object.values(parameters).flatMap((each: Readonly<Record<string, string>> = {}) =>
    Object.entries(each).flatMap(([name, value]) =>
      /pass|pin|otp|secret|key|token|credential/i.test(name) ? [value] : [],
    ),
  );
  return [...ofClient(own), ...ofClient(secondClient), secondClient?.tls?.key, secondClient?.tls?.passphrase, ...named];
}

function ofHeaders(tokens: FlowConfig): readonly string[] {
  return tokens.kind === 'headless' ? Object.values(tokens.authoriseHeaders ?? {}) : [];
}

function ofClient({ clientSecret, signingKey }: Partial<ClientConfig> = {}): readonly (string | undefined)[] {
  return [clientSecret, signingKey];
}
