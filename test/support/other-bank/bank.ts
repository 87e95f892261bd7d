import { randomUUID } from 'node:crypto';
import { Answer, bare, json, notFound } from './answers.ts';
import { authorisationServer, type Client, dropTokens, type Token } from './authorisation.ts';
import { type Consent, consentIn, shown } from './consents.ts';
import type { Departs, Departure } from './departures.ts';
import { checkAccept, checkAuthDate, checkContentType } from './headers.ts';
import { pageOf } from './pages.ts';
import { read } from './reading.ts';
import { balances, opens, type Resource, resources, statements, transactions } from './resources.ts';
import { type Account, isWithin, type Row, world } from './world.ts';

export const basePath = '/open-banking/v3.1/aisp';

export interface OtherBankOptions {
  /** Where it is called, without a path. */
  readonly baseUrl: string;
  readonly departures?: readonly Departure[];
  readonly now?: () => number;
}

/** The clients that it knows, and a customer of each kind. */
export const clients: readonly Client[] = [
  { id: 'kes-tpp-1', secret: 'plover-drift-61' },
  { id: 'kes-tpp-2', secret: 'dunlin-shore-17' },
];

/** A call, with all that guards have found out about it so far. */
interface Call {
  readonly request: Request;
  readonly url: URL;
  /** The path below the base path, in its segments. */
  readonly path: readonly string[];
  readonly token: Token;
}

type Handler = (call: Call) => Response | Promise<Response>;
interface Route {
  readonly methods: Readonly<Record<string, Handler>>;
  /** Media types that it serves; JSON alone when left out. */
  readonly serves?: string;
}

/**
 * Kestrel Mutual: a bank that shares nothing with the bundled one but the standard that both were written from, so that what holds for
 * both holds for more than one bank. `differences.ts` lists what it does otherwise and may, `departures.ts` what it can be made to get wrong.
 */
export function otherBank({ baseUrl, departures = [], now = Date.now }: OtherBankOptions) {
  const departs: Departs = (departure) => departures.includes(departure);
  const customers = world(now());
  const consents = new Map<string, Consent>();
  const tokens = new Map<string, Token>();
  const authorisation = authorisationServer({ clients, customers, consents, tokens, now });
  const everyAccount = customers.flatMap(({ accounts }) => accounts);

  const reply = (call: Call, data: Row, links: Row = {}, status = 200) =>
    json(status, { Meta: {}, Links: { Self: call.url.href, ...links }, Data: data });

  /** The consent behind a token, if it opens what is asked for. Clause: 401 for the token, 403 for the permission. */
  const consentOf = ({ token }: Call, isOpen: (codes: ReadonlySet<string>) => boolean): Consent => {
    if (token.consent === undefined || !isOpen(new Set(token.consent.codes))) throw bare(403);
    return token.consent;
  };
  const accountOf = (id: string, consent: Consent, resource?: Resource): Account | undefined => {
    const account = everyAccount.find((each) => each.id === id);
    if (account === undefined) {
      if (departs('unknown-account-is-empty') && resource !== undefined && resource.below !== '') return undefined;
      throw notFound('Account');
    }
    const unguarded = departs('balances-of-any-account') && resource === balances;
    if (!unguarded && !consent.accounts.has(id)) throw bare(403);
    return account;
  };
  const selected = (consent: Consent) => everyAccount.filter(({ id }) => consent.accounts.has(id));

  const listed = (call: Call, resource: Resource, rows: readonly Row[]) => {
    const { rows: shownRows, next, previous } = pageOf(rows, call.url.searchParams.get('cursor'));
    const linked = (cursor: string) => {
      const url = new URL(call.url);
      if (departs('next-link-loses-filter')) url.search = '';
      url.searchParams.set('cursor', cursor);
      return url.href;
    };
    const links = { ...(next && { Next: linked(next) }), ...(previous && { Prev: linked(previous) }) };
    return reply(call, { [resource.list]: shownRows }, links);
  };
  const bulk =
    (resource: Resource): Handler =>
    (call) => {
      const consent = consentOf(call, (codes) => opens(resource, codes));
      const query = call.url.searchParams;
      return listed(call, resource, read({ resource, accounts: selected(consent), consent, query, departs }));
    };
  const ofAccount =
    (resource: Resource): Handler =>
    (call) => {
      const consent = consentOf(call, (codes) => opens(resource, codes));
      const account = accountOf(call.path[1] ?? '', consent, resource);
      const accounts = account === undefined ? [] : [account];
      return listed(call, resource, read({ resource, accounts, consent, query: call.url.searchParams, departs }));
    };
  const party = (call: Call) => {
    const consent = consentOf(call, (codes) => codes.has(call.path.length === 1 ? 'ReadPartyPSU' : 'ReadParty'));
    if (call.path.length > 1) return reply(call, { Party: accountOf(call.path[1] ?? '', consent)?.parties[0] });
    return reply(call, { Party: customers.find(({ login }) => login === consent.customer)?.party });
  };

  /** The statement of a path among those that a consent shows. */
  const statementOf = (call: Call, consent: Consent) => {
    const account = accountOf(call.path[1] ?? '', consent);
    const accounts = account === undefined ? [] : [account];
    const rows = read({ resource: statements, accounts, consent, query: new URLSearchParams(), departs });
    return { accounts, row: rows.find(({ StatementId: id }) => id === call.path[3]) };
  };
  const statement: Handler = (call) => {
    const { row } = statementOf(
      call,
      consentOf(call, (codes) => opens(statements, codes)),
    );
    if (row === undefined && !departs('unknown-statement-is-empty')) throw notFound('Statement');
    return reply(call, { Statement: row === undefined ? [] : [row] });
  };
  const statementFile: Handler = (call) => {
    const { row } = statementOf(
      call,
      consentOf(call, (codes) => codes.has('ReadStatementsDetail')),
    );
    if (row === undefined) throw notFound('Statement');
    const text = `month;from;to\r\n${row.StatementReference};${row.StartDateTime};${row.EndDateTime}\r\n`;
    return new Response(text, { headers: { 'Content-Type': 'text/csv' } });
  };
  const statementTransactions: Handler = (call) => {
    const consent = consentOf(call, (codes) => opens(transactions, codes));
    const { accounts, row } = statementOf(call, consent);
    if (row === undefined && !departs('unknown-statement-is-empty')) throw notFound('Statement');
    const [start, end] = [Date.parse(String(row?.StartDateTime)), Date.parse(String(row?.EndDateTime))];
    const all = read({ resource: transactions, accounts, consent, query: new URLSearchParams(), departs });
    return listed(
      call,
      transactions,
      all.filter((each) => isWithin(each, start, end)),
    );
  };

  /** The consent of a path, for the client that made it. Clause: 400 for an id that leads nowhere, 403 for that of another TPP. */
  const ownConsent = ({ path, token }: Call) => {
    const consent = consents.get(path[1] ?? '');
    if (consent === undefined) throw notFound('Consent');
    if (consent.client !== token.client) throw bare(403);
    return consent;
  };
  const linkedTo = ({ id }: Consent, status: number, data: Row) => {
    const Self = `${baseUrl}${basePath}/account-access-consents/${id}`;
    return json(status, { Risk: {}, Meta: {}, Links: { Self }, Data: data });
  };
  const consentRoutes: Readonly<Record<string, Route>> = {
    'account-access-consents': {
      methods: {
        async POST(call) {
          checkContentType(call.request);
          const consent = consentIn(await call.request.text(), call.token.client, now(), departs);
          consents.set(consent.id, consent);
          return linkedTo(consent, 201, shown(consent));
        },
      },
    },
    'account-access-consents/*': {
      methods: {
        GET: (call) => linkedTo(ownConsent(call), 200, shown(ownConsent(call))),
        DELETE(call) {
          const consent = ownConsent(call);
          consents.delete(consent.id);
          if (!departs('deleted-consent-opens-data')) dropTokens(tokens, consent);
          return new Response(null, { status: 204 });
        },
      },
    },
  };
  const dataRoutes: Readonly<Record<string, Route>> = {
    ...Object.fromEntries(
      resources.flatMap((resource) => [
        [
          resource.below === '' ? 'accounts/*' : `accounts/*/${resource.below}`,
          { methods: { GET: ofAccount(resource) } },
        ],
        ...(resource.bulk === undefined ? [] : [[resource.bulk, { methods: { GET: bulk(resource) } }]]),
      ]),
    ),
    party: { methods: { GET: party } },
    'accounts/*/party': { methods: { GET: party } },
    'accounts/*/statements/*': { methods: { GET: statement } },
    'accounts/*/statements/*/file': { methods: { GET: statementFile }, serves: 'text/csv' },
    'accounts/*/statements/*/transactions': { methods: { GET: statementTransactions } },
  };

  /** The token of a call. Clause: 401 with a challenge, RFC 6750, section 3. */
  const tokenOf = (request: Request): Token => {
    const given = request.headers.get('authorization');
    if (given === null) throw bare(401, { 'WWW-Authenticate': 'Bearer realm="kestrel"' });
    const text = /^Bearer ([\w.~+/-]+=*)$/i.exec(given)?.[1];
    const token = text === undefined ? undefined : tokens.get(text);
    const past = (moment: number | undefined) => moment !== undefined && moment <= now();
    if (token === undefined || past(token.ends) || past(token.consent?.dates.ExpirationDateTime)) {
      throw bare(401, { 'WWW-Authenticate': 'Bearer realm="kestrel", error="invalid_token"' });
    }
    return token;
  };

  /** The straight line of a request to the interface. */
  const answered = async (request: Request, url: URL): Promise<Response> => {
    const path = url.pathname
      .slice(basePath.length + 1)
      .replace(/\/$/, '')
      .split('/')
      .map(decodeURIComponent);
    const pattern = path.map((segment, index) => (index % 2 === 1 ? '*' : segment)).join('/');
    const ofConsents = consentRoutes[pattern];
    const route = ofConsents ?? dataRoutes[pattern];
    if (route === undefined) throw bare(404);
    const handler = route.methods[request.method];
    if (handler === undefined) throw bare(405, { Allow: Object.keys(route.methods).join(', ') });
    const token = tokenOf(request);
    const isOfClient = token.consent === undefined;
    if (!token.scope.split(' ').includes('accounts') || isOfClient !== (ofConsents !== undefined)) throw bare(403);
    checkAccept(request, route.serves ?? 'application/json');
    checkAuthDate(request);
    return await handler({ request, url, path, token });
  };

  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      if (url.pathname === '/oauth/token') return authorisation.token(new URLSearchParams(await request.text()));
      if (url.pathname === '/oauth/authorize') return authorisation.authorise(url.searchParams);
      if (!url.pathname.startsWith(`${basePath}/`)) return new Response(null, { status: 404 });
      const called = new URL(`${baseUrl}${url.pathname}${url.search}`);
      const response = await answered(request, called).catch((thrown: unknown) => {
        if (thrown instanceof Answer) return thrown.response;
        throw thrown;
      });
      const sent = departs('own-interaction-id') ? null : request.headers.get('x-fapi-interaction-id');
      response.headers.set('x-fapi-interaction-id', sent ?? randomUUID());
      return response;
    },
  };
}
