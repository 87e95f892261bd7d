import { type AnswerBounds, BodyCount, checkHeaders, checkValues, tooSlow, usualBounds } from './answer-bounds.ts';
import { type CertificateChoice, type Transport, TransportError } from './transport.ts';

/** A function of the Fetch API; it may heed the client certificate that a call comes with. */
export type Fetcher = (request: Request, certificate: CertificateChoice) => Response | Promise<Response>;

/** Carries requests through a function of the Fetch API, such as that of an application in this process. */
export function fetchTransport(fetcher: Fetcher, bounds: AnswerBounds = usualBounds): Transport {
  return async ({ method, url, headers, body, certificate = 'own' }, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let begun = false;
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
      begun = true;
      const received = [...response.headers.entries()];
      checkHeaders(received, bounds);
      return { status: response.status, headers: received, body: await readBody(response, bounds) };
    } catch (error) {
      if (error instanceof TransportError) throw error;
      if (signal.aborted && begun) throw tooSlow(timeoutMs);
      const message = error instanceof Error ? error.message : String(error);
      throw new TransportError(signal.aborted ? 'timeout' : 'failed', message);
    }
  };
}

async function readBody({ body }: Response, bounds: AnswerBounds): Promise<Uint8Array> {
  const count = new BodyCount(bounds);
  const pieces: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    const reason = count.add(read.value);
    if (reason !== undefined) {
      await reader?.cancel();
      throw reason;
    }
    pieces.push(read.value);
  }
  const whole = new Uint8Array(Buffer.concat(pieces));
  checkValues(whole, bounds);
  return whole;
}
