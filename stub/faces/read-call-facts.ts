import type { OperationId } from '../../schemas/operations.ts';
import { intentOf } from '../access/intent.ts';
import { readLogin } from '../access/login.ts';
import { claimedClient } from '../access/slow-guesses.ts';
import { isObject, type JsonObject } from '../consents/shape-problems.ts';
import { readBody } from '../http/read-body.ts';
import { routes } from '../http/routes.ts';
import type { CallFacts } from './call-facts.ts';
import type { Face } from './face.ts';

const patterns = routes().map(({ pattern, operations }) => ({
  path: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
  operations,
}));

function operationAt(method: string, path: string): OperationId | undefined {
  return patterns.find((route) => route.path.test(path))?.operations[method === 'HEAD' ? 'GET' : method];
}

/** What the claims of a JWT would be, were it one: whoever takes it checks it. */
function claimsIn(jwt: string | null): JsonObject {
  try {
    const claims: unknown = JSON.parse(Buffer.from(jwt?.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return isObject(claims) ? claims : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The ConsentId that an authorisation request names; the provider refuses one whose claims are no JSON. */
function intended(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { claims } = parameters;
  try {
    return intentOf(isObject(claims) ? { ...parameters, claims: JSON.stringify(claims) } : parameters);
  } catch {
    return undefined;
  }
}

/** Reads off a call, from what the bank knows, whose it is and what it is about: before it is routed, and without a decision. */
export class CallReader {
  readonly #face: Face;

  constructor(usual: Face) {
    this.#face = usual;
  }

  async read(request: Request): Promise<CallFacts> {
    const { pathname, searchParams: query } = new URL(request.url);
    const { basePath } = this.#face.bankAt(pathname);
    if (pathname.startsWith(`${basePath}/`)) return this.#ofApi(request, pathname.slice(basePath.length));
    const [first, uid = ''] = pathname.slice(1).split('/');
    if (first === 'authorize') return uid === '' ? this.#ofAuthorisation(query) : this.#ofWaiting(uid, null);
    if (first === 'interaction') {
      const form = request.method === 'POST' ? (await this.#form(request)).form : query;
      return this.#ofWaiting(uid, form.get('persona'));
    }
    if (first === 'token' || first === 'revoke') return this.#ofTokenRequest(request);
    return this.#ofToken(this.#bearer(request));
  }

  #ofApi(request: Request, path: string): CallFacts {
    const operation = operationAt(request.method, path);
    const [, consentId] = /^\/account-access-consents\/([^/]+)/.exec(path) ?? [];
    const facts = this.#ofToken(this.#bearer(request));
    return { ...facts, ...(consentId === undefined ? {} : this.#ofConsent(consentId)), operation };
  }

  #bearer(request: Request): string | undefined {
    return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  }

  #ofToken(text: string | undefined): CallFacts {
    const token = text === undefined ? undefined : this.#face.bank.tokens.introspect(text);
    if (token === undefined) return {};
    if (token.grant === 'client_credentials') return { clientId: token.clientId };
    return { ...this.#ofConsent(token.consentId), clientId: token.clientId, customerKey: token.customerKey };
  }

  /** What is known of a consent, of one that was deleted, too. */
  #ofConsent(consentId: string): CallFacts {
    const { bank, brought } = this.#face;
    const consent = bank.consents.get(consentId);
    const known = consent === undefined ? {} : { clientId: consent.clientId, customerKey: consent.customerKey };
    return { ...known, consentId, brought: brought.of(consentId) };
  }

  /** Who logs in now decides, whatever was brought along before. */
  #loggingIn(facts: CallFacts, login: string | null): CallFacts {
    if (login === null) return facts;
    const { hint, faults } = readLogin(login);
    return { ...facts, customerKey: this.#face.bank.world.customer(hint)?.key, brought: faults };
  }

  #ofAuthorisation(query: URLSearchParams): CallFacts {
    const asked = { ...Object.fromEntries(query), ...claimsIn(query.get('request')) };
    const intent = intended(asked);
    const consent = intent === undefined ? {} : this.#ofConsent(intent);
    return this.#loggingIn({ ...consent, clientId: text(asked.client_id) }, query.get('login_hint'));
  }

  #ofWaiting(uid: string, login: string | null): CallFacts {
    const { params = {} } = this.#face.door.known('Interaction', uid) ?? {};
    const intent = intended(params);
    const consent = intent === undefined ? {} : this.#ofConsent(intent);
    return this.#loggingIn({ ...consent, clientId: text(params.client_id) }, login);
  }

  async #ofTokenRequest(request: Request): Promise<CallFacts> {
    const { form, body } = await this.#form(request);
    const { door, authority } = this.#face;
    const [code, refresh, token] = ['code', 'refresh_token', 'token'].map((name) => form.get(name) ?? '');
    const { grantId } =
      door.known('AuthorizationCode', code ?? '') ?? door.known('RefreshToken', refresh || token || '') ?? {};
    const grant = authority.grant(grantId);
    if (grant === undefined) return { ...this.#ofToken(token), clientId: claimedClient(request, body) };
    return { ...this.#ofConsent(grant.consentId), clientId: grant.clientId, customerKey: grant.customerKey };
  }

  /** The form of a request, which is left to be read by whoever answers it; an empty one where it is too large to be one. */
  async #form(request: Request): Promise<{ readonly form: URLSearchParams; readonly body: Uint8Array }> {
    const body = await readBody(request.clone()).catch(() => new Uint8Array());
    return { form: new URLSearchParams(new TextDecoder().decode(body)), body };
  }
}
