import type { APIRequest, APIRequestContext } from 'playwright';
import { anyCertificateWillDo } from '../target/on-loopback.ts';
import { proxyFor } from '../target/surrounding-proxies.ts';
import type { ClientCertificate, Target } from '../target/target.ts';
import { type AnswerBounds, boundsOf, usualBounds } from './answer-bounds.ts';
import { rawTransport } from './raw-transport.ts';
import type { CertificateChoice, Transport } from './transport.ts';

/** A request context while one call has it. */
export interface LentContext {
  readonly context: APIRequestContext;
  /**
   * Lets another call have it, unless the answer `left` something behind: no call may depend on the cookies of another, neither of
   * one before it nor of one beside it.
   */
  giveBack(left: boolean): void;
}

/** Hands out the request contexts of Playwright that the calls of a run go through. */
export interface PlaywrightContexts {
  /** Carries what no context can: it fills in a missing Accept and a missing Content-Type. */
  readonly bare: Transport;
  /** What one answer may be. */
  readonly bounds: AnswerBounds;
  /** A context for one call to an origin with a choice of client certificate: no other has it until it is given back. */
  context(origin: string, choice: CertificateChoice): Promise<LentContext>;
  /** Frees all of them. */
  close(): Promise<void>;
}

/**
 * Contexts are made when they are needed, for each origin and certificate as many as calls are under way at once: Playwright sends
 * a client certificate only to origins that it was told of, and some of these may become known only from a discovery document.
 * Authorities of the configuration come through NODE_EXTRA_CA_CERTS, because a context takes none.
 */
export function playwrightContexts(
  request: APIRequest,
  {
    tls,
    proxy,
    proxies,
    tokens,
    limits,
  }: Pick<Target, 'tls' | 'proxy' | 'proxies' | 'tokens'> & Partial<Pick<Target, 'limits'>>,
): PlaywrightContexts {
  const certificates: Readonly<Record<CertificateChoice, ClientCertificate | undefined>> = {
    own: tls,
    other: tokens.kind === 'ready-made' ? undefined : tokens.secondClient?.tls,
    none: undefined,
  };
  const bounds = limits === undefined ? usualBounds : boundsOf(limits);
  const idle = new Map<string, APIRequestContext[]>();
  const made: Promise<APIRequestContext>[] = [];
  const proxied = { ...(proxy === undefined ? {} : { proxy }), ...(proxies === undefined ? {} : { proxies }) };
  const make = (origin: string, choice: CertificateChoice) => {
    const { variable: _, ...through } = proxyFor(origin, proxied) ?? {};
    const context = request.newContext({
      ignoreHTTPSErrors: anyCertificateWillDo(tls, origin),
      ...certificateFor(origin, certificates[choice]),
      ...('server' in through ? { proxy: through } : {}),
    });
    made.push(context);
    return context;
  };
  return {
    bounds,
    bare: rawTransport({ tokens, ...(tls === undefined ? {} : { tls }), ...proxied }, bounds),
    async context(origin, choice) {
      const key = `${choice} ${origin}`;
      const free = idle.get(key) ?? [];
      idle.set(key, free);
      const context = free.pop() ?? (await make(origin, choice));
      return {
        context,
        giveBack(left) {
          if (!left) free.push(context);
        },
      };
    },
    async close() {
      for (const context of made) await (await context).dispose();
    },
  };
}

function certificateFor(origin: string, { certificate, key, passphrase }: ClientCertificate = {}) {
  if (certificate === undefined || key === undefined || !origin.startsWith('https:')) return {};
  const shown = { origin, cert: Buffer.from(certificate), key: Buffer.from(key) };
  return { clientCertificates: [{ ...shown, ...(passphrase === undefined ? {} : { passphrase }) }] };
}
