import assert from 'node:assert/strict';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { secretsOf } from '../../suites/target/secrets-of.ts';
import { learned } from './reader-secrets.ts';

/** What a recorder learns from the calls of a run and from its configuration. */
export async function learnedByRecorder(): Promise<readonly string[]> {
  const { accessTokens, refreshTokens, idTokens, codes, states, nonces, verifiers, assertions, requestObjects } =
    learned;
  const [clientSecret = '', ...otherSecrets] = learned.clientSecrets;
  type Answer = Parameters<typeof answerOf>;
  const answers: Answer[] = [
    ...accessTokens.map(
      (access_token, index) =>
        [
          200,
          { access_token, refresh_token: refreshTokens[index], id_token: idTokens[index], expires_in: 300 },
        ] as const,
    ),
    ...codes.map(
      (code, index) =>
        [
          302,
          {},
          [
            ['location', `https://tpp.example/cb?${new URLSearchParams({ code, state: states[index] ?? '' })}`],
            ['set-cookie', `sid=${learned.cookies[0]}; Path=/`],
          ],
        ] as const,
    ),
  ].map(([status, body, headers = []]): Answer => [status, body, headers]);
  const transport: Transport = async () => {
    const [status, body, headers] = answers.shift() ?? [200, {}, []];
    return answerOf(status, body, headers);
  };
  const recorder = new Recorder({ transport, limits: { calls: 100, timeoutMs: 1000 } });
  const about = { probe: 'access' } as const;
  const usual = { scenario: 'consents', about } as const;
  for (const index of accessTokens.keys()) {
    const form = {
      grant_type: 'authorization_code',
      code: codes[index] ?? '',
      code_verifier: verifiers[index] ?? '',
      client_assertion: assertions[index] ?? '',
      client_secret: otherSecrets[index] ?? '',
    };
    await recorder.sendSecret({
      ...usual,
      method: 'POST',
      url: 'https://bank.example/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    });
  }
  for (const [index] of codes.entries()) {
    const query = {
      state: states[index] ?? '',
      nonce: nonces[index] ?? '',
      request: requestObjects[index] ?? '',
      scope: 'openid accounts',
    };
    await recorder.sendSecret({
      ...usual,
      method: 'GET',
      url: `https://bank.example/authorize?${new URLSearchParams(query)}`,
    });
  }
  for (const [index, value] of learned.gatewayHeaders.entries())
    await recorder.send({
      ...usual,
      method: 'GET',
      url: 'https://bank.example/',
      headers: { [`x-key-${index}`]: value },
    });
  const [privateKey = '', otherKey = ''] = learned.keys;
  const [passphrase = '', password = ''] = learned.passphrases;
  recorder.learned.learn(
    ...secretsOf({
      baseUrl: 'https://bank.example',
      release: '3.1.11',
      limits: { calls: 1, timeoutMs: 1 },
      tls: { key: privateKey, passphrase },
      proxy: { server: 'http://proxy.example', password },
      tokens: {
        ...{
          kind: 'headless',
          clientId: 'tpp',
          clientAuthentication: 'private_key_jwt',
          signingKey: otherKey,
          clientSecret,
        },
        ...{
          redirectUri: 'https://tpp.example/cb',
          responseType: 'code',
          requestObject: 'none',
          pkce: false,
          scope: 'accounts',
          intentClaim: true,
          parameters: {},
        },
      },
    }),
  );
  assert.ok(!recorder.learned.values.includes('openid accounts'));
  return recorder.learned.values;
}

/** An answer in JSON as a transport carries it. */
export function answerOf(status: number, body: object, headers: readonly (readonly [string, string])[]) {
  return {
    status,
    headers: [['content-type', 'application/json'], ...headers] as const,
    body: Buffer.from(JSON.stringify(body)),
  };
}
