import type { SupplyLines } from '../../reports/contract/index.ts';
import type { Holding } from '../../schemas/profiles/bank-profile.ts';
import type { ConsentKey } from './probes.ts';

const readyToken = (consent: string, variable: string): SupplyLines => ({
  environment: `${variable}=…`,
  target: `tokens: { kind: ready-made, tokens: [{ consent: ${consent}, token: { env: ${variable} } }] }`,
});

/**
 * What can be said of a token that was obtained beforehand; `{consent}` is the consent that it stands for, `{variable}` the
 * variable with its ConsentId.
 */
const told = (what: string, readable = false): SupplyLines => ({
  ...(readable ? { environment: '{variable}=… AISP_CLIENT_TOKEN=…' } : {}),
  target: `tokens: { kind: ready-made, tokens: [{ consent: {consent}, token: { env: TOKEN }, ${what} }] }`,
});

const parameters = (name: string, example: string): SupplyLines => ({
  target: `tokens: { parameters: { ${name}: { ${example} } } }`,
});

const hook = (action: string, path: string): SupplyLines => ({
  target: `bankSide: { ${action}: { method: POST, url: "https://test.bank.example/${path}" } }`,
});

/** Another customer, who has what this one lacks. */
const anotherPsu: SupplyLines = { target: 'tokens: { parameters: { always: { login_hint: another-psu } } }' };

/** Something on a list that may be empty: another customer has it, or the profile says that there is none. */
const holding = (name: Holding): SupplyLines => ({ ...anotherPsu, profile: `holdsNothingOf: [${name}]` });

/**
 * What a tester can supply so that more is exercised, by its stable name: the variable of the environment, or the key of the
 * target file. Each has the very line to add, which is an example where only the bank can say the value. What begins with `psu`
 * is about the customer behind the tokens.
 */
export const supplies = {
  AISP_TOKEN: readyToken('detail', 'AISP_TOKEN'),
  AISP_TOKEN_BASIC: readyToken('basic', 'AISP_TOKEN_BASIC'),
  AISP_TOKEN_CREDITS: readyToken('credits', 'AISP_TOKEN_CREDITS'),
  AISP_TOKEN_DEBITS: readyToken('debits', 'AISP_TOKEN_DEBITS'),
  AISP_TOKEN_MINIMAL: readyToken('minimal', 'AISP_TOKEN_MINIMAL'),
  AISP_TOKEN_EXPIRED: readyToken('expired', 'AISP_TOKEN_EXPIRED'),
  AISP_TOKEN_OTHER_PSU: readyToken('other-psu', 'AISP_TOKEN_OTHER_PSU'),
  AISP_CLIENT_TOKEN: {
    environment: 'AISP_CLIENT_TOKEN=…',
    target: 'tokens: { clientToken: { env: AISP_CLIENT_TOKEN } }',
  },
  AISP_OTHER_CLIENT_TOKEN: {
    environment: 'AISP_OTHER_CLIENT_TOKEN=…',
    target: 'tokens: { otherClientToken: { env: AISP_OTHER_CLIENT_TOKEN } }',
  },
  'tokens.kind': {
    target:
      'tokens: { kind: headless, issuer: "https://auth.bank.example", clientId: my-tpp, clientSecret: { env: CLIENT_SECRET }, redirectUri: "https://tpp.example/callback" }',
  },
  /** The token of the client, or of the PSU, could not be had although the target says how. */
  tokens: {},
  'tokens.tokens.permissions': told('permissions: [ReadAccountsDetail, ReadBalances]', true),
  'tokens.tokens.period': told('transactionFrom: none, transactionTo: none', true),
  'tokens.tokens.accounts': told('accounts: all'),
  'tokens.tokens.psu': told('psu: alice'),
  'tokens.tokens.consentId': told('consentId: …', true),
  'tokens.secondClient': {
    target: 'tokens: { secondClient: { clientId: other-tpp, clientSecret: { env: OTHER_CLIENT_SECRET } } }',
  },
  'tokens.otherScope': { target: 'tokens: { otherScope: payments }' },
  'tokens.parameters.approve': parameters('approve', 'decision: approve'),
  'tokens.parameters.reject': parameters('reject', 'decision: reject'),
  'tokens.parameters.selectSome': parameters('selectSome', 'accounts: some'),
  'tokens.parameters.shortLived': parameters('shortLived', 'token_seconds: "{seconds}"'),
  'tokens.parameters.otherPsu': parameters('otherPsu', 'login_hint: another-psu'),
  'bankSide.withdraw': hook('withdraw', 'consents/{ConsentId}/withdrawal'),
  'bankSide.reauthenticate': hook('reauthenticate', 'consents/{ConsentId}/reauthentication'),
  'bankSide.breakDown': hook('breakDown', 'consents/{ConsentId}/breakdown'),
  'bankSide.throttle': hook('throttle', 'consents/{ConsentId}/throttling'),
  'bankSide.switchAccount': hook('switchAccount', 'consents/{ConsentId}/accounts/{AccountId}/switch'),
  'bankSide.closeAccount': hook('closeAccount', 'consents/{ConsentId}/accounts/{AccountId}/closure'),
  'tls.certificate': { target: 'tls: { certificate: { file: client.pem }, key: { file: client.key } }' },
  'limits.calls': { target: 'limits: { calls: 2000 }' },
  'limits.maxRunMs': { target: 'limits: { maxRunMs: 3600000 }' },
  'limits.maxRunBytes': { target: 'limits: { maxRunBytes: 268435456 }' },
  'psu.accounts': anotherPsu,
  'psu.beneficiaries': holding('beneficiaries'),
  'psu.direct-debits': holding('direct-debits'),
  'psu.offers': holding('offers'),
  'psu.scheduled-payments': holding('scheduled-payments'),
  'psu.standing-orders': holding('standing-orders'),
  'psu.transactions': anotherPsu,
} as const satisfies Readonly<Record<string, SupplyLines>>;

export type SupplyKey = keyof typeof supplies;

/** The variable of the environment that a ready-made token for a consent comes from. */
export function tokenVariable(consent: ConsentKey): SupplyKey {
  const name = consent === 'renewed' ? 'EXPIRED' : consent.toUpperCase().replace('-', '_');
  const found = keys.find((key) => key === `AISP_TOKEN_${name}`);
  return found ?? 'AISP_TOKEN';
}

/** The variable with the ConsentId behind that token. */
export function consentVariable(consent: ConsentKey): string {
  return tokenVariable(consent).replace('TOKEN', 'CONSENT_ID');
}

/** The very lines that supply something for a consent. */
export function linesFor(key: SupplyKey, consent: ConsentKey): SupplyLines {
  const { environment, target, ...rest }: SupplyLines = supplies[key];
  return {
    ...(environment === undefined ? {} : { environment: environment.replace('{variable}', consentVariable(consent)) }),
    ...(target === undefined ? {} : { target: target.replace('{consent}', consent) }),
    ...rest,
  };
}

const keys = Object.keys(supplies) as readonly SupplyKey[];
