import { createHash, randomBytes } from 'node:crypto';
import { json } from './answers.ts';
import type { Consent } from './consents.ts';
import type { Customer } from './world.ts';

/** A registered TPP. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

/** What an access token stands for: a client by itself, or a customer's consent. */
export interface Token {
  readonly client: string;
  readonly scope: string;
  readonly ends: number;
  readonly consent?: Consent;
}

interface Code {
  readonly consent: Consent;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly seconds: number;
}

const usualSeconds = 1200;
const scopes: ReadonlySet<string> = new Set(['openid', 'accounts', 'payments']);

/** What the authorisation server sees of the bank. */
export interface AuthorisationBank {
  readonly clients: readonly Client[];
  readonly customers: readonly Customer[];
  readonly consents: ReadonlyMap<string, Consent>;
  readonly tokens: Map<string, Token>;
  readonly now: () => number;
}

/**
 * The authorisation server: client_secret_post, the authorisation code grant with PKCE, and a page that decides by parameters of the
 * request instead of asking a person. It issues no refresh tokens and no ID tokens.
 */
export function authorisationServer(bank: AuthorisationBank) {
  const codes = new Map<string, Code>();
  const issue = (token: Omit<Token, 'ends'>, seconds: number) => {
    const text = randomBytes(24).toString('hex');
    bank.tokens.set(text, { ...token, ends: bank.now() + seconds * 1000 });
    return json(200, { token_type: 'bearer', expires_in: seconds, access_token: text });
  };

  return {
    token(form: URLSearchParams): Response {
      const client = bank.clients.find(
        ({ id, secret }) => id === form.get('client_id') && secret === form.get('client_secret'),
      );
      if (client === undefined) return json(401, { error: 'invalid_client' });
      switch (form.get('grant_type')) {
        case 'client_credentials': {
          const scope = form.get('scope') ?? '';
          if (!scope.split(' ').every((each) => scopes.has(each))) return json(400, { error: 'invalid_scope' });
          return issue({ client: client.id, scope }, usualSeconds);
        }
        case 'authorization_code': {
          const given = form.get('code') ?? '';
          const code = codes.get(given);
          codes.delete(given);
          const verifier = form.get('code_verifier') ?? '';
          const proof = createHash('sha256').update(verifier).digest('base64url');
          const good =
            code?.consent.client === client.id &&
            code.redirectUri === form.get('redirect_uri') &&
            (code.challenge === null || code.challenge === proof);
          if (!good) return json(400, { error: 'invalid_grant' });
          dropTokens(bank.tokens, code.consent);
          return issue({ client: client.id, scope: 'accounts', consent: code.consent }, code.seconds);
        }
        default:
          return json(400, { error: 'unsupported_grant_type' });
      }
    },

    authorise(query: URLSearchParams): Response {
      const redirectUri = query.get('redirect_uri') ?? '';
      const back = (answer: Readonly<Record<string, string>>) => {
        const url = new URL(redirectUri);
        for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
        url.searchParams.set('state', query.get('state') ?? '');
        return new Response(null, { status: 303, headers: { Location: url.href } });
      };
      const consent = bank.consents.get(query.get('intent') ?? '');
      const customer = bank.customers.find(({ login }) => login === query.get('customer'));
      if (consent === undefined || customer === undefined || consent.client !== query.get('client_id')) {
        return back({ error: 'invalid_request' });
      }
      const again = consent.status === 'Authorised' && consent.customer === customer.login;
      if (consent.status !== 'AwaitingAuthorisation' && !again) return back({ error: 'invalid_request' });
      if (query.get('outcome') !== 'allow') {
        if (!again) change(consent, 'Rejected', bank.now());
        return back({ error: 'access_denied' });
      }
      if (!again) {
        const chosen = customer.accounts.slice(0, Number(query.get('pick') ?? customer.accounts.length));
        consent.accounts = new Set(chosen.map(({ id }) => id));
        consent.customer = customer.login;
        change(consent, 'Authorised', bank.now());
      }
      const code = randomBytes(12).toString('hex');
      const seconds = Number(query.get('ttl') ?? usualSeconds);
      codes.set(code, { consent, redirectUri, challenge: query.get('code_challenge'), seconds });
      return back({ code });
    },
  };
}

function change(consent: Consent, status: Consent['status'], now: number): void {
  consent.status = status;
  consent.changed = now;
}

/** Ends all tokens of a consent: a consent has one that is good. Clause: Consent Re-authentication, earlier tokens may end. */
export function dropTokens(tokens: Map<string, Token>, consent: Consent): void {
  for (const [text, token] of tokens) if (token.consent === consent) tokens.delete(text);
}
