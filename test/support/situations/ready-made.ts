import type { PermissionCode } from '../../../schemas/permissions.ts';
import { defaultClients } from '../../../stub/access/clients.ts';
import type { ReadyMadeToken } from '../../../suites/target/target.ts';
import { developerToken, type GivenToken, saying } from '../given-tokens.ts';
import type { Lack } from './lacks.ts';
import type { Row } from './pairwise.ts';
import type { Means } from './situation.ts';

const given = ['given', 'not given'] as const;

/** What somebody may have obtained beforehand, and may say of it. */
export const readyMadeDimensions = {
  token: ['everything', 'everything but ReadPAN', 'Basic alone', 'credits of a period', 'some accounts', 'none'],
  said: ['nothing', 'everything', 'consent-id'],
  client: ['no client token', 'a client token', 'tokens of two clients'],
  basic: given,
  credits: given,
  debits: given,
  minimal: given,
  expired: given,
  otherPsu: given,
} as const;

type Tokens = Row<typeof readyMadeDimensions>;

/** What `POST /stub/tokens` is asked for. */
interface Wish {
  readonly persona?: string;
  readonly permissions?: readonly PermissionCode[];
  readonly select?: string;
  readonly expiresIn?: number;
  readonly TransactionFromDateTime?: string;
  readonly TransactionToDateTime?: string;
}

const basic = [
  'ReadAccountsBasic',
  'ReadBalances',
  'ReadTransactionsBasic',
  'ReadTransactionsCredits',
  'ReadTransactionsDebits',
  'ReadBeneficiariesBasic',
  'ReadStandingOrdersBasic',
  'ReadDirectDebits',
  'ReadScheduledPaymentsBasic',
  'ReadParty',
  'ReadPartyPSU',
] as const satisfies readonly PermissionCode[];
const credits = [
  'ReadAccountsDetail',
  'ReadPAN',
  'ReadTransactionsDetail',
  'ReadTransactionsCredits',
] as const satisfies readonly PermissionCode[];
const debits = [
  'ReadAccountsBasic',
  'ReadAccountsDetail',
  'ReadTransactionsBasic',
  'ReadTransactionsDebits',
] as const satisfies readonly PermissionCode[];
const period = {
  TransactionFromDateTime: '2025-12-01T00:00:00+00:00',
  TransactionToDateTime: '2026-02-28T23:59:59+00:00',
};

const wishes: Readonly<Partial<Record<Tokens['token'], Wish>>> = {
  'Basic alone': { permissions: basic },
  'credits of a period': { permissions: credits, ...period },
};

/** What the token is asked for; `detail` are the codes of the resources that the bank offers, without ReadPAN. */
function mainWish(token: Tokens['token'], detail: readonly PermissionCode[]): Wish | undefined {
  const all = [...detail, 'ReadPAN'] as const;
  if (token === 'none') return undefined;
  if (token === 'everything but ReadPAN') return { permissions: detail };
  return wishes[token] ?? { permissions: all, ...(token === 'some accounts' ? { select: 'first:2' } : {}) };
}

interface Extra {
  readonly dimension: 'basic' | 'credits' | 'debits' | 'minimal' | 'expired' | 'otherPsu';
  readonly consent: ReadyMadeToken['consent'];
  readonly lack: Lack;
  readonly wish: Wish;
}

const extras: readonly Extra[] = [
  { dimension: 'basic', consent: 'basic', lack: 'AISP_TOKEN_BASIC', wish: { permissions: basic, select: 'first:2' } },
  { dimension: 'credits', consent: 'credits', lack: 'AISP_TOKEN_CREDITS', wish: { permissions: credits, ...period } },
  { dimension: 'debits', consent: 'debits', lack: 'AISP_TOKEN_DEBITS', wish: { permissions: debits, ...period } },
  {
    dimension: 'minimal',
    consent: 'minimal',
    lack: 'AISP_TOKEN_MINIMAL',
    wish: { permissions: ['ReadAccountsBasic'] },
  },
  { dimension: 'expired', consent: 'expired', lack: 'AISP_TOKEN_EXPIRED', wish: { expiresIn: 0 } },
  { dimension: 'otherPsu', consent: 'other-psu', lack: 'AISP_TOKEN_OTHER_PSU', wish: { persona: 'limited-company' } },
];

/** A tester with tokens that somebody obtained beforehand. */
export function readyMade(row: Tokens, detail: readonly PermissionCode[]): Means {
  const has = extras.filter(({ dimension }) => row[dimension] === 'given');
  const hasNot = extras.filter(({ dimension }) => row[dimension] !== 'given');
  const main = row.token === 'none' ? 'no token of a PSU' : `a token for ${row.token}, ${row.said} said of it`;
  const wish = mainWish(row.token, detail);
  const all = [...(wish === undefined ? [] : [{ consent: 'detail' as const, wish }]), ...has];
  return {
    opens: Object.fromEntries(
      all.map(({ consent, wish: { permissions } }) => [consent, permissions ?? [...detail, 'ReadPAN']]),
    ),
    opensSome: row.token === 'some accounts',
    name: [main, row.client, ...has.map(({ consent }) => `and one for ${consent}`)].join(', '),
    hasCertificate: true,
    lacks: [
      'tokens.kind',
      'tokens.otherScope',
      ...(row.token === 'none' ? ['AISP_TOKEN' as const] : []),
      ...(row.client === 'no client token' ? ['AISP_CLIENT_TOKEN' as const] : []),
      ...(row.client === 'tokens of two clients' ? [] : ['AISP_OTHER_CLIENT_TOKEN' as const]),
      ...hasNot.map(({ lack }) => lack),
      // Of a period of three months, pages fill all that a consent opens.
      ...(row.token === 'credits of a period' ? ['bookings beyond both ends of a filter' as const] : []),
      ...untold[row.said],
    ],
    target: async (usual, bank) => {
      const { bankSide: _, ...target } = usual;
      const tokens = await Promise.all(
        all.map(async ({ consent, wish: { persona = 'household', ...asked } }) => {
          const given: GivenToken = { as: consent, persona, asked };
          return saying(row.said, given, await developerToken(bank, usual.baseUrl, given));
        }),
      );
      const clientToken = async (clientId: string) =>
        String((await developerToken(bank, usual.baseUrl, { as: 'detail', asked: { clientId } })).client_token);
      const [own, other] = defaultClients.map(({ clientId }) => clientId);
      if (own === undefined || other === undefined) throw new TypeError('the bank has two clients');
      return {
        ...target,
        tokens: {
          kind: 'ready-made',
          tokens,
          ...(row.client === 'no client token' ? {} : { clientToken: await clientToken(own) }),
          ...(row.client === 'tokens of two clients' ? { otherClientToken: await clientToken(other) } : {}),
        },
      };
    },
  };
}

/** What stays unknown of the tokens by how much a tester says of them. */
const untold: Readonly<Record<Tokens['said'], readonly Lack[]>> = {
  nothing: ['tokens.tokens.permissions', 'tokens.tokens.period', 'tokens.tokens.accounts', 'tokens.tokens.psu'],
  'consent-id': ['tokens.tokens.accounts', 'tokens.tokens.psu'],
  // The accounts are told, and not whether they are all there are.
  everything: ['tokens.tokens.accounts'],
};
