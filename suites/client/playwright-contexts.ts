import type { APIRequest, APIRequestContext } from 'playwright';
import { anyCertificateWillDo } from '../target/on-loopback.ts';
import type { ClientCertificate, Target } from '../target/target.ts';
import { type AnswerBounds, boundsOf, usualBounds } from './answer-bounds.ts';
import { rawTransport } from './raw-transport.ts';
import type { CertificateChoice, Transport } from './transport.ts';

/** Hands out the request contexts of Playwright that the calls of a run go through. */
export interface PlaywrightContexts {
  /** Carries what no context can: it fills in a missing Accept and a missing Content-Type. */
  readonly bare: Transport;
  /** What one answer may be. */
  readonly bounds: AnswerBounds;
  /** The context for calls to an origin with a choice of client certificate. */
  context(origin: string, choice: CertificateChoice): Promise<APIRequestContext>;
  /** Has the next call begin without what a response left behind: no call may depend on the cookies of another. */
  forget(origin: string, choice: CertificateChoice): void;
  /** Frees all of them. */
  close(): Promise<void>;
}

/**
 * Contexts are made when they are needed, one for each origin and certificate: Playwright sends a client certificate only to
 * origins that it was told of, and some of these may become known only from a discovery document. Authorities of the
 * configuration come through NODE_EXTRA_CA_CERTS, because a context takes none.
 */
export function playwrightContexts(
  request: APIRequest,
  { tls, proxy, tokens, limits }: Pick<Target, 'tls' | 'proxy' | 'tokens'> & Partial<Pick<Target, 'limits'>>,
): PlaywrightContexts {
  const certificates: Readonly<Record<CertificateChoice, ClientCertificate | undefined>> = {
    own: tls,
    other: tokens.kind === 'ready-made' ? undefined : tokens.secondClient?.tls,
    none: undefined,
  };
  const bounds = limits === undefined ? usualBounds : boundsOf(limits);
  const current = new Map<string, Promise<APIRequestContext>>();
  const made: Promise<APIRequestContext>[] = [];
  const keyOf = (origin: string, choice: CertificateChoice) => `${choice} ${origin}`;
  return {
    bounds,
    bare: rawTransport(
      { tokens, ...(tls === undefined ? {} : { tls }), ...(proxy === undefined ? {} : { proxy }) },
      bounds,
    ),
    async context(origin, choice) {
      const known = current.get(keyOf(origin, choice));
      if (known !== undefined) return await known;
      const context = request.newContext({
        ignoreHTTPSErrors: anyCertificateWillDo(tls, origin),
        ...certificateFor(origin, certificates[choice]),
        ...(proxy === undefined ? {} : { proxy }),
      });
      made.push(context);
      current.set(keyOf(origin, choice), context);
      return await context;
    },
    forget(origin, choice) {
      current.delete(keyOf(origin, choice));
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
