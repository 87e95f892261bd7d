import type { Header } from '../../reports/contract/index.ts';
import { basePathOf, type OperationId, operation } from '../../schemas/operations.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { Archive, AuthorisationFacts, Purpose, RecordedExchange, TokenFacts } from './archive.ts';
import type { ConsentFacts } from './consent-facts.ts';
import type { ConsentKey, Probe, ScenarioName } from './probes.ts';

/** An exchange in a few words, for the vectors of a rule: what is not said is as an honest bank has it. */
export interface Sketch {
  readonly operation?: OperationId;
  readonly probe?: Probe;
  readonly variant?: string;
  readonly carries?: string;
  readonly consent?: ConsentKey;
  readonly accountId?: string;
  readonly follows?: string;
  /** Set for a call at the path of another version. */
  readonly face?: Release;
  readonly scenario?: ScenarioName;
  /** Path below the base path; the operation's with its ids filled in by default. */
  readonly path?: string;
  readonly query?: string;
  readonly method?: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly requestBody?: unknown;
  readonly status?: number;
  /** Replaces or (with undefined) removes a header of the answer. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The whole body: a string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** `Data` of an ordinary envelope; ignored when `body` is there. */
  readonly data?: unknown;
  /** Why there is no answer, by its code; all that is said of an answer is then ignored. */
  readonly failure?: string;
  /** ISO 8601 moment of sending. */
  readonly at?: string;
}

/** Evidence in a few words: exchanges `x1`, `x2`, … in this order, and what differs from the usual consents. */
export type Vector =
  | Sketch
  | readonly Sketch[]
  | {
      readonly exchanges: readonly Sketch[];
      /** Of one that is `given` nothing is known but what stands here. */
      readonly consents?: readonly (Partial<ConsentFacts> & Pick<ConsentFacts, 'key'>)[];
      /** Their `exchange` is that of the first exchange when left out. */
      readonly tokens?: readonly Partial<TokenFacts>[];
      readonly authorisations?: readonly (Partial<AuthorisationFacts> & Pick<AuthorisationFacts, 'outcome'>)[];
    };

export const sketchBaseUrl = 'https://bank.example';
export const sketchNow = '2026-03-15T12:00:00.000Z';
export const sketchAccountId = 'acc-1';

const whole = { authorised: true, period: {}, accounts: 'all', psu: 'usual' } as const;

const usualConsents: readonly ConsentFacts[] = [
  {
    key: 'detail',
    consentId: 'con-detail',
    ...whole,
    permissions: [
      'ReadAccountsDetail',
      'ReadBalances',
      'ReadBeneficiariesDetail',
      'ReadDirectDebits',
      'ReadParty',
      'ReadPartyPSU',
      'ReadScheduledPaymentsDetail',
      'ReadStandingOrdersDetail',
      'ReadTransactionsCredits',
      'ReadTransactionsDebits',
      'ReadTransactionsDetail',
      'ReadOffers',
      'ReadProducts',
      'ReadStatementsDetail',
    ],
  },
  {
    key: 'basic',
    consentId: 'con-basic',
    ...whole,
    accounts: 'some',
    permissions: [
      'ReadAccountsBasic',
      'ReadBalances',
      'ReadBeneficiariesBasic',
      'ReadDirectDebits',
      'ReadParty',
      'ReadPartyPSU',
      'ReadScheduledPaymentsBasic',
      'ReadStandingOrdersBasic',
      'ReadTransactionsBasic',
      'ReadTransactionsCredits',
      'ReadTransactionsDebits',
      'ReadStatementsBasic',
    ],
  },
  {
    key: 'credits',
    consentId: 'con-credits',
    ...whole,
    permissions: ['ReadAccountsDetail', 'ReadPAN', 'ReadTransactionsDetail', 'ReadTransactionsCredits'],
    period: { from: '2026-01-01T00:00:00+00:00', to: '2026-02-28T23:59:59+00:00' },
  },
  {
    key: 'debits',
    consentId: 'con-debits',
    ...whole,
    permissions: ['ReadAccountsBasic', 'ReadAccountsDetail', 'ReadTransactionsBasic', 'ReadTransactionsDebits'],
    period: { from: '2026-01-01T00:00:00+00:00' },
  },
  { key: 'minimal', consentId: 'con-minimal', ...whole, permissions: ['ReadAccountsBasic'] },
];

const usualToken = { label: 'detail', grant: 'authorization_code', exchange: 'x1', refreshToken: false } as const;
const usualAuthorisation = { consent: 'renewed', variant: 'authorised', exchange: 'x1' } as const;

/** The archive that a vector stands for. */
export function archiveOf(vector: Vector): Archive {
  const full = isFull(vector) ? vector : { exchanges: isList(vector) ? vector : [vector] };
  const { consents = [], tokens = [], authorisations = [] } = full;
  const changed = usualConsents.map((usual): ConsentFacts => {
    const facts = consents.find(({ key }) => key === usual.key);
    return facts?.given ? { authorised: true, ...facts } : { ...usual, ...facts };
  });
  const added = consents
    .filter(({ key }) => !usualConsents.some((usual) => usual.key === key))
    .map(
      (facts): ConsentFacts => ({ ...(facts.given ? {} : { ...whole, permissions: [] }), authorised: true, ...facts }),
    );
  return {
    exchanges: full.exchanges.map(toExchange),
    consents: [...changed, ...added],
    gaps: [],
    tokens: tokens.map((facts): TokenFacts => ({ ...usualToken, ...facts })),
    authorisations: authorisations.map((facts): AuthorisationFacts => ({ ...usualAuthorisation, ...facts })),
  };
}

function isList(vector: Vector): vector is readonly Sketch[] {
  return Array.isArray(vector);
}

function isFull(vector: Vector): vector is Extract<Vector, { readonly exchanges: readonly Sketch[] }> {
  return 'exchanges' in vector;
}

function toExchange(sketch: Sketch, index: number): RecordedExchange {
  const known = sketch.operation === undefined ? undefined : operation(sketch.operation);
  const accountId = sketch.accountId ?? (known?.path.includes('{AccountId}') ? sketchAccountId : undefined);
  const path = sketch.path ?? fill(known?.path ?? '/', accountId ?? sketchAccountId);
  const url = `${sketchBaseUrl}${basePathOf(sketch.face ?? latestRelease)}${path}${sketch.query === undefined ? '' : `?${sketch.query}`}`;
  const status = sketch.status ?? known?.status ?? 200;
  const body = bodyText(sketch, status, url);
  const interactionId = `93bac548-d2de-4546-b106-8809${String(index).padStart(8, '0')}`;
  const about: Purpose = {
    ...(sketch.operation === undefined ? {} : { operation: sketch.operation }),
    probe: sketch.probe ?? 'happy',
    ...(sketch.variant === undefined ? {} : { variant: sketch.variant }),
    ...(sketch.carries === undefined ? {} : { carries: sketch.carries }),
    ...(known?.grant === 'authorization_code' || sketch.consent !== undefined
      ? { consent: sketch.consent ?? 'detail' }
      : {}),
    ...(accountId === undefined ? {} : { accountId }),
    ...(sketch.follows === undefined ? {} : { follows: sketch.follows }),
    ...(sketch.face === undefined ? {} : { face: sketch.face }),
  };
  return {
    id: `x${index + 1}`,
    scenario: sketch.scenario ?? 'reads',
    purpose: about.probe,
    about,
    request: {
      method: sketch.method ?? known?.method ?? 'GET',
      url,
      headers: Object.entries({
        'x-fapi-interaction-id': interactionId,
        accept: 'application/json',
        ...sketch.requestHeaders,
      }),
      ...(sketch.requestBody === undefined ? {} : { body: asText(sketch.requestBody) }),
    },
    ...(sketch.failure === undefined
      ? {
          response: {
            status,
            headers: headersOf({
              'x-fapi-interaction-id': interactionId,
              ...(body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
              ...sketch.headers,
            }),
            body,
            size: Buffer.byteLength(body),
          },
        }
      : { failure: { code: sketch.failure, message: 'No answer could be taken in' } }),
    startedAt: sketch.at ?? sketchNow,
    durationMs: 5,
  };
}

function fill(path: string, accountId: string): string {
  return path.replace('{AccountId}', accountId).replace('{ConsentId}', 'con-detail').replace('{StatementId}', 'sta-1');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyText(sketch: Sketch, status: number, url: string): string {
  if (sketch.body !== undefined) return asText(sketch.body);
  if (sketch.data !== undefined)
    return JSON.stringify({ Data: sketch.data, Links: { Self: url }, Meta: { TotalPages: 1 } });
  if (status === 400 || status === 500) {
    return JSON.stringify({
      Code: `${status}`,
      Id: 'e-1',
      Message: 'Refused',
      Errors: [{ ErrorCode: 'UK.OBIE.Field.Invalid', Message: 'Refused', Path: 'Data' }],
    });
  }
  return '';
}

function headersOf(entries: Readonly<Record<string, string | undefined>>): readonly Header[] {
  return Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
