import { basePathOf } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Client } from '../access/clients.ts';
import { keyHeader } from '../control/guard.ts';
import type { Persona } from '../data/world.ts';
import { financialIdHeader, financialIdRequired } from '../release/headers.ts';
import type { Releases } from '../release/version.ts';
import { documentPath } from './document-path.ts';
import { judgingCommand, unwrittenProfile } from './judging-command.ts';
import { curlOptions, type GuideKeys, keyGuide, quoted } from './key-guide.ts';

/** What of the bank a developer is told. */
export interface GuidedBank {
  /** False where nothing below `/stub/` answers: what is told then leads there nowhere. */
  readonly controlled: boolean;
  readonly profile: BankProfile;
  readonly releases: Releases;
  readonly clients: readonly Client[];
  readonly personas: readonly Persona[];
  /** How many customers there are besides. */
  readonly customers: number;
}

/** How callers from elsewhere come to the control plane. */
export interface ControlFromElsewhere {
  /** The name by which they call the bank. */
  readonly name: string;
  /** The file that holds the key; it is in `AISP_CONTROL_KEY` when absent. */
  readonly keyFile?: string;
}

/**
 * What `aisp stub` prints: where the bank is, who may call it, whose data it has, and calls that work by copying. `profile` is how its user
 * named the profile.
 */
export function developerGuide(
  bank: GuidedBank,
  url: string,
  keys?: GuideKeys,
  elsewhere?: ControlFromElsewhere,
  profile?: string,
): string {
  const width = Math.max(...bank.personas.map((persona) => persona.hint.length));
  const personas = bank.personas.map((persona) => `  ${persona.hint.padEnd(width)}  ${persona.description}`);
  const clients = bank.clients.flatMap(({ clientId, clientSecret = '(none)', name, redirectUris }) => [
    `  ${clientId} / ${clientSecret}   ${name}`,
    ...redirectUris.map((uri) => `    redirect URI ${uri}`),
  ]);
  const first = bank.personas.find((persona) => persona.hint === 'household') ?? bank.personas[0];
  const [release, ...besides] = bank.releases;
  const required = financialIdRequired(release) ? ` -H '${financialIdHeader}: 001580000000000AAA'` : '';
  const curl = `curl -s${keys === undefined ? '' : curlOptions(keys)}`;
  const called = elsewhere === undefined ? url : renamed(url, elsewhere.name);
  const key = elsewhere === undefined ? '' : ` -H "${keyHeader}: ${keyIn(elsewhere)}"`;
  const firstCall = [
    'First call',
    `  TOKEN=$(${curl} ${called}/stub/tokens${key} -H 'content-type: application/json' -d '{"persona":"${first?.hint ?? ''}"}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
    `  ${curl} ${called}${basePathOf(release)}/accounts -H "authorization: Bearer $TOKEN"${required}`,
    ...besides.flatMap((other) => [
      `The same in release ${other}, by the same token`,
      `  ${curl} ${called}${basePathOf(other)}/accounts -H "authorization: Bearer $TOKEN"`,
    ]),
    '',
  ];
  return [
    ...bank.releases.map((each) => url + basePathOf(each)),
    `${bank.profile.name} profile: ${bank.profile.description}`,
    '',
    'Clients (id / secret)',
    ...clients,
    '  and of each any redirect URI on loopback: http://localhost:…, http://127.0.0.1:…',
    '  Client assertions and request objects are signed with PS256, and so are the ID tokens of the bank.',
    '',
    ...(keys === undefined ? [] : keyGuide(keys)),
    'Personas (login_hint)',
    ...personas,
    ...(bank.customers === 0
      ? []
      : [`  customer-1 to customer-${bank.customers}, by number or, where nobody else is called so, by name`]),
    '',
    ...(bank.controlled ? firstCall : []),
    ...(keys?.tls === undefined && bank.controlled
      ? judging(called, key, first?.hint ?? '', judgingCommand(bank, called, profile))
      : []),
    ...(besides.length === 0
      ? []
      : [
          'One set of customers, consents and tokens; each release has an OpenAPI document',
          ...bank.releases.map((each) => `  ${each}  ${url}${documentPath(each, bank.releases)}`),
          '',
        ]),
    `The whole flow, with client credentials, consent and authorisation, is described at ${url}/`,
    ...(bank.controlled
      ? ['In a browser the same address shows each call and why it was refused, consents, clock and faults.']
      : []),
  ].join('\n');
}

/** How to have the bank judged by one token: what is known of its consent goes with it. */
function judging(url: string, key: string, persona: string, command: string): readonly string[] {
  return [
    'Have it judged by one token',
    ...(command.includes(` --profile ${unwrittenProfile}`)
      ? [`  (${unwrittenProfile}: a profile file of your own, which declares what this bank does)`]
      : []),
    `  export $(curl -s '${url}/stub/tokens?as=env'${key} -H 'content-type: application/json' -d '{"persona":"${persona}"}')`,
    `  npx aisp-conformance ${command}`,
    '',
  ];
}

/** The same address by another name. */
function renamed(url: string, name: string): string {
  const { protocol, port } = new URL(url);
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}

/** Where a shell finds the key, which nobody is shown. */
function keyIn({ keyFile }: ControlFromElsewhere): string {
  return keyFile === undefined ? '$AISP_CONTROL_KEY' : `$(cat ${quoted(keyFile)})`;
}
