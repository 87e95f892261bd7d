import { type CertificateChoice, type Transport, TransportError } from './transport.ts';

/** A function of the Fetch API; it may heed the client certificate that a call comes with. */
export type Fetcher = (request: Request, certificate: CertificateChoice) => Response | Promise<Response>;

/** Carries requests through a function of the Fetch API, such as that of an application in this process. */
export function fetchTransport(fetcher: Fetcher): Transport {
  return async ({ method, url, headers, body, certificate = 'own' }, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const request = new Request(url, {
        method,
        headers: { ...headers },
        redirect: 'manual',
        signal,
        // As bytes, which are of no media type: a text would bring one along.
        ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
      });
      const response = await fetcher(request, certificate);
      return {
        status: response.status,
        headers: [...response.headers.entries()],
        body: new Uint8Array(await response.arrayBuffer()),
      };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new TransportError(signal.aborted ? 'timeout' : 'failed', message);
    }
  };
}
