import { basePathOf } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { ControlOperation } from '../control/operation.ts';
import type { World } from '../data/world.ts';
import type { Releases } from '../release/version.ts';
import { documentPath } from './document-path.ts';
import { judgingCommand } from './judging-command.ts';

/** What of the bank its index page tells. */
export interface IndexedBank {
  readonly profile: BankProfile;
  readonly releases: Releases;
  /** What stands before the base path; absent when it is taken from each request. */
  readonly baseUrl?: string;
  readonly world: Pick<World, 'customers' | 'personas'>;
}

/** How the bank that is told of was reached, and what it has besides the interface. */
export interface IndexedPlace {
  /** Scheme, host and port by which it was called. */
  readonly origin: string;
  /** What the control plane does: nothing leads there where it is empty. */
  readonly control: readonly ControlOperation[];
  readonly hasDocuments: boolean;
  /** True where tokens are bound to the certificates that clients show. */
  readonly mutualTls: boolean;
}

/** What `GET /` tells: what this is, what to call first, and what the control plane does. */
export function indexPage(bank: IndexedBank, { origin, control, hasDocuments, mutualTls }: IndexedPlace): unknown {
  const base = bank.baseUrl ?? origin;
  const { releases } = bank;
  const [release] = releases;
  const path = basePathOf(release);
  const first = [
    'POST /stub/tokens with {"persona":"household"} (application/json, from this machine) gives a token at once',
    `GET ${releases.map((each) => `${basePathOf(each)}/accounts`).join(' or ')} with Authorization: Bearer and that token lists the accounts`,
    // A run by a URL shows no certificate, and no token is good without it.
    ...(mutualTls
      ? []
      : [
          `POST /stub/tokens?as=env gives what "aisp ${judgingCommand(bank, base)}" takes from the environment: token, consent, client token`,
        ]),
  ];
  return {
    what: `A reference bank for the UK Open Banking Account Information API, ${releases.length === 1 ? 'release' : 'releases'} ${releases.join(' and ')}. All data is invented.`,
    profile: `${bank.profile.name}: ${bank.profile.description}`,
    baseUrl: base + path,
    ...(releases.length === 1
      ? {}
      : { baseUrls: Object.fromEntries(releases.map((each) => [each, base + basePathOf(each)])) }),
    ...(hasDocuments
      ? { openApi: releases.map((each) => `GET ${documentPath(each, releases)}: release ${each}`) }
      : {}),
    ...(control.length === 0 ? {} : { first }),
    theLongWay: [
      'GET /.well-known/openid-configuration, and the endpoints that it names, with any OpenID client',
      `POST ${path}/account-access-consents with a token of the client_credentials grant`,
      'GET /authorize with the ConsentId as openbanking_intent_id in the claims parameter, or as consent_id: in a browser with pages, otherwise decided at once as login_hint, decision, select and token_seconds say',
      'POST /token with the code',
    ],
    ...(control.length === 0
      ? {}
      : { atTheBank: control.map(({ method, path, title }) => `${method} ${path}: ${title}`) }),
    personas: bank.world.personas,
    ...(bank.world.customers === 0
      ? {}
      : { customers: { first: 'customer-1', last: `customer-${bank.world.customers}` } }),
  };
}
