import { basePathOf } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { ControlOperation } from '../control/operation.ts';
import type { World } from '../data/world.ts';
import type { Releases } from '../release/version.ts';
import { documentPath } from './document-path.ts';

/** What of the bank its index page tells. */
export interface IndexedBank {
  readonly profile: BankProfile;
  readonly releases: Releases;
  /** What stands before the base path; absent when it is taken from each request. */
  readonly baseUrl?: string;
  readonly world: Pick<World, 'customers' | 'personas'>;
}

/** What `GET /` tells: what this is, what to call first, and what the control plane does; nothing leads there where `control` is empty. */
export function indexPage(
  bank: IndexedBank,
  origin: string,
  control: readonly ControlOperation[],
  hasDocuments: boolean,
): unknown {
  const base = bank.baseUrl ?? origin;
  const { releases } = bank;
  const [release] = releases;
  const path = basePathOf(release);
  const first = [
    'POST /stub/tokens with {"persona":"household"} (application/json, from this machine) gives a token at once',
    `GET ${releases.map((each) => `${basePathOf(each)}/accounts`).join(' or ')} with Authorization: Bearer and that token lists the accounts`,
    `POST /stub/tokens?as=env gives what "aisp run --target ${base}" takes from the environment: token, consent, client token`,
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
