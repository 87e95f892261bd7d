/** A target file whose `tokens` begin with what is always needed, on lines 3 and 4; the rest follows from line 5. */
export function tokensFile(kind: string, lines: readonly string[], below: readonly string[] = []): string {
  return [
    'baseUrl: https://b.example',
    'tokens:',
    `  kind: ${kind}`,
    '  clientId: tpp',
    ...lines.map((line) => `  ${line}`),
    ...below,
  ].join('\n');
}

export const urls = ['tokenUrl: https://a.example/t', 'authorizeUrl: https://a.example/a'];
export const secret = 'clientSecret: { env: SECRET }';
export const redirect = 'redirectUri: https://tpp.example/cb';
/** All that a flow needs. */
export const good = [...urls, secret, redirect];
