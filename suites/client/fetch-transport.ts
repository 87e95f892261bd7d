import { type Transport, TransportError } from './transport.ts';

/** Carries requests through a function of the Fetch API, such as that of an application in this process. */
export function fetchTransport(fetcher: (request: Request) => Response | Promise<Response>): Transport {
  return async ({ method, url, headers, body }, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const request = new Request(url, {
        method,
        headers: { ...headers },
        redirect: 'manual',
        signal,
        ...(body === undefined ? {} : { body }),
      });
      const response = await fetcher(request);
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
