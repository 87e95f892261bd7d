import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { rfcClause } from '../../schemas/statements/clause.ts';
import { isObject } from '../consents/shape-problems.ts';
import type { Customer } from '../data/world.ts';
import type { CallNotes } from '../http/call-notes.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';
import { because } from '../http/why.ts';
import { allowLoopback } from './allow-loopback.ts';
import type { Approval, Authority } from './authority.ts';
import { callContext, note } from './call-context.ts';
import { methodOf, usualBasic, withScope } from './client-authentication.ts';
import type { Door, Pending } from './door.ts';
import { explainAnswer, noteRefusal, noteRefusals } from './explained/explain-answer.ts';
import { decidedAtOnce, headlessDecision, showsHtml } from './headless-decision.ts';
import { decideOnIdTokens } from './id-token-claims.ts';
import { intentOf } from './intent.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';
import { ExplainedError, OAuthError } from './oauth-error.ts';
import { acr, oidcConfiguration } from './oidc-configuration.ts';
import type { OidcStorage } from './oidc-storage.ts';
import { redirectBack } from './redirect-back.ts';
import { signingKey } from './signing-key.ts';
import { claimedClient } from './slow-guesses.ts';
import { loadInject, type NodeHandler, throughNode } from './through-node.ts';

interface Opened {
  readonly provider: Provider;
  readonly handler: NodeHandler;
}

/** Most addresses by which one bank is called: more than a few are somebody playing with the Host header. */
const mostIssuers = 8;

export interface OidcDoorOptions {
  readonly authority: Authority;
  readonly mutualTls: boolean;
  /** Scheme, host and port of the issuer; taken from each request when absent. */
  readonly issuer?: string;
  /** What a browser is shown when nobody may be sent back. */
  readonly errorPage: (message: string, status: number) => Promise<Response>;
}

/** The OpenID provider library with this bank's consents behind it, a provider for each address by which it is called. */
export class OidcDoor implements Door {
  readonly #options: OidcDoorOptions;
  readonly #storage: OidcStorage;
  readonly #opened = new Map<string, Promise<Opened>>();
  /** Decisions made at once, by the request they were made for. */
  readonly #decisions = new WeakMap<KoaContextWithOIDC, string>();

  constructor(options: OidcDoorOptions, storage: OidcStorage) {
    this.#options = options;
    this.#storage = storage;
  }

  /** Makes the provider at an address. */
  async warmUp(origin: string): Promise<void> {
    await this.#open(origin);
  }

  /** Answers a request to one of the provider's endpoints. */
  async answer(
    request: Request,
    body: Uint8Array,
    certificate: PeerCertificate | undefined,
    notes: CallNotes,
  ): Promise<Response> {
    const { authority } = this.#options;
    const authorization = request.headers.get('authorization');
    const form = new URLSearchParams(request.method === 'POST' ? new TextDecoder().decode(body) : '');
    const method = methodOf(authorization, form, certificate !== undefined);
    const sent = new Request(request.url, { method: request.method, headers: request.headers });
    if (authorization !== null) {
      sent.headers.set(
        'authorization',
        usualBasic(authorization, (id) => authority.client(id)),
      );
    }
    const { handler } = await this.#open(new URL(request.url).origin);
    const answer = await callContext.run({ certificate, method, notes }, () =>
      throughNode(handler, sent, withScope(body, form)),
    );
    const url = new URL(request.url);
    const parameters = request.method === 'POST' ? form : url.searchParams;
    const clientId = claimedClient(request, body) || parameters.get('client_id');
    notes.clientId = clientId ?? undefined;
    notes.authenticatedBy = method;
    const response = await explainAnswer(answer, notes, {
      ...{ path: url.pathname, parameters, authorization, method, subject: certificate?.subject },
      ...{ issuer: this.#options.issuer ?? url.origin, mutualTls: this.#options.mutualTls },
      ...{
        clients: authority.options.clients,
        client: authority.client(clientId),
        now: authority.options.machineTime(),
      },
    });
    if (!url.pathname.startsWith('/authorize')) return response;
    if (response.status < 400 || !showsHtml(request.headers.get('accept'))) return redirectBack(response);
    return await this.#options.errorPage(describe(await response.json()), response.status);
  }

  async pending(request: Request, uid: string): Promise<Pending | undefined> {
    const { provider } = await this.#open(new URL(request.url).origin);
    const cookie = new RegExp(`(?:^|; *)${provider.cookieName('interaction')}=([^;]+)`).exec(
      request.headers.get('cookie') ?? '',
    )?.[1];
    const interaction = cookie === uid ? await provider.Interaction.find(uid) : undefined;
    if (interaction === undefined) return undefined;
    const { authority } = this.#options;
    const client = authority.client(String(interaction.params.client_id));
    if (client === undefined) return undefined;
    try {
      const consent = authority.authorisable(intentOf(interaction.params), client.clientId);
      return {
        uid,
        client,
        consent,
        ...(consent.customerKey === undefined ? {} : { customerKey: consent.customerKey }),
      };
    } catch (error) {
      if (error instanceof OAuthError) return undefined;
      throw error;
    }
  }

  async approve(request: Request, pending: Pending, { customer, accountIds, faults }: Approval) {
    const { provider, interaction } = await this.#interaction(request, pending);
    const scope = String(interaction.params.scope ?? '');
    const grantId = await this.#grant(
      provider,
      pending,
      { customer, accountIds, ...(faults === undefined ? {} : { faults }) },
      scope,
    );
    interaction.result = {
      login: { accountId: customer.key, acr, remember: false },
      consent: { grantId },
    };
    return await this.#resume(interaction);
  }

  async reject(request: Request, pending: Pending, _customer: Customer | undefined) {
    const { interaction } = await this.#interaction(request, pending);
    this.#options.authority.decline(pending.consent);
    interaction.result = { error: 'access_denied', error_description: 'The PSU declined' };
    return await this.#resume(interaction);
  }

  async #interaction(request: Request, { uid }: Pending) {
    const { provider } = await this.#open(new URL(request.url).origin);
    const interaction = await provider.Interaction.find(uid);
    if (interaction === undefined) {
      const cure = 'A form of a page that is still open: start over at the app that sent you here.';
      const why = because('decision', rfcClause(6749, '4.1.2.1'), () => cure);
      throw new ExplainedError('invalid_request', 'The authorisation is over', why);
    }
    return { provider, interaction };
  }

  async #resume(interaction: InstanceType<Provider['Interaction']>): Promise<Response> {
    await interaction.persist();
    return new Response(null, {
      status: 303,
      headers: { location: interaction.returnTo, 'cache-control': 'no-store' },
    });
  }

  /** Notes an approval, for the bank and for the provider under one id. */
  async #grant(
    provider: Provider,
    { client, consent }: Pick<Pending, 'client' | 'consent'>,
    approval: Approval,
    scope: string,
  ) {
    const grant = new provider.Grant({ accountId: approval.customer.key, clientId: client.clientId });
    grant.addOIDCScope(scope);
    const grantId = await grant.save();
    this.#options.authority.approve(consent, approval, grantId);
    return grantId;
  }

  #open(origin: string): Promise<Opened> {
    const issuer = this.#options.issuer ?? origin;
    const known = this.#opened.get(issuer);
    if (known !== undefined) return known;
    const [oldest] = this.#opened.keys();
    if (this.#opened.size >= mostIssuers && oldest !== undefined) this.#opened.delete(oldest);
    const opening = this.#make(issuer);
    this.#opened.set(issuer, opening);
    return opening;
  }

  async #make(issuer: string): Promise<Opened> {
    const [library, key] = await Promise.all([
      loadOidcProvider(),
      signingKey(this.#options.authority.options.state),
      loadInject(),
    ]);
    const { authority, mutualTls } = this.#options;
    const provider = new library.Provider(
      issuer,
      oidcConfiguration({
        authority,
        storage: this.#storage,
        mutualTls,
        key,
        library,
        decide: (ctx) => this.#decide(ctx, library.errors),
        decided: (ctx) => this.#decisions.get(ctx) ?? ctx.oidc.result?.consent?.grantId,
        renderError: (ctx, out) => {
          ctx.body = out;
        },
      }),
    );
    provider.proxy = true;
    noteRefusals(provider);
    allowLoopback(provider, authority);
    decideOnIdTokens(provider, key, authority.options.behaviours);
    return { provider, handler: provider.callback() };
  }

  /** Checks that the consent can be authorised; then decides on it, unless a page will. */
  async #decide(ctx: KoaContextWithOIDC, errors: typeof import('oidc-provider').errors): Promise<void> {
    const { authority } = this.#options;
    const client = authority.client(ctx.oidc.client?.clientId ?? null);
    const query = new URLSearchParams(ctx.querystring);
    try {
      if (client === undefined) {
        const all = authority.options.clients.map(({ clientId }) => clientId).join(', ');
        const why = because('client', rfcClause(6749, '4.1.2.1'), () => `One of the registered clients: ${all}.`);
        throw new ExplainedError('unauthorized_client', 'The client is not registered', why);
      }
      if (!ctx.oidc.requestParamScopes.has('accounts')) {
        const asked = [...ctx.oidc.requestParamScopes].join(' ') || 'nothing';
        const why = because(
          'request',
          'AISP-SEC-008',
          () => `scope=openid accounts, or accounts alone. It came as ${asked}.`,
        );
        throw new ExplainedError('invalid_scope', 'The scope must hold accounts', why);
      }
      const consent = authority.authorisable(intentOf(ctx.oidc.params ?? {}), client.clientId);
      note({ consent });
      if (!decidedAtOnce(query, ctx.get('accept'))) return;
      const approval = await headlessDecision(authority, consent, query);
      note({ customerKey: approval.customer.key, accountIds: approval.accountIds });
      const scope = [...ctx.oidc.requestParamScopes].join(' ');
      const grantId = await this.#grant(ctx.oidc.provider, { client, consent }, approval, scope);
      ctx.oidc.session?.loginAccount({ accountId: approval.customer.key, acr, transient: true });
      this.#decisions.set(ctx, grantId);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      noteRefusal(error);
      throw new errors.CustomOIDCProviderError(error.error, error.message);
    }
  }
}

/** What an error of the provider says, in a sentence for a page. */
function describe(error: unknown): string {
  const { error: code, error_description: description } = isObject(error) ? error : {};
  return `The app that sent you here made a mistake: ${String(description ?? code ?? 'nothing is known of it')}.`;
}
