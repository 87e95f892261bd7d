import type { WireRequest, WireResponse } from '../../suites/client/transport.ts';

/**
 * Which secret of one run stands for which of another run over the same bank. Each run has secrets of its own, for a bank makes
 * them at random.
 */
export class LiveSecrets {
  readonly #live = new Map<string, string>();

  /** Notes the secrets of two answers to the same call. */
  learn(recorded: WireResponse, live: WireResponse): void {
    const [known, mine] = [secretsIn(recorded), secretsIn(live)];
    for (const [name, secret] of known) {
      const other = mine.get(name);
      if (other === undefined) continue;
      // By halves, so that what the harness makes of a secret by changing one end of it has its counterpart as well.
      const [[start, end], [otherStart, otherEnd]] = [halves(secret), halves(other)];
      this.#live.set(start, otherStart).set(end, otherEnd);
    }
  }

  /** The same request with the secrets of the live run. */
  inRequest({ url, headers, body, ...rest }: WireRequest): WireRequest {
    return {
      ...rest,
      url: this.#inText(url),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.#inText(value)])),
      ...(body === undefined ? {} : { body: this.#inText(body) }),
    };
  }

  #inText(text: string): string {
    let result = text;
    for (const [recorded, live] of this.#live)
      if (result.includes(recorded)) result = result.replaceAll(recorded, live);
    return result;
  }
}

function halves(secret: string): readonly [string, string] {
  const middle = Math.floor(secret.length / 2);
  return [secret.slice(0, middle), secret.slice(middle)];
}

/** Codes and tokens in an answer, by what they are called. */
function secretsIn({ headers, body }: WireResponse): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  if (location !== undefined && URL.canParse(location)) {
    const { searchParams, hash } = new URL(location);
    for (const [name, value] of [...searchParams, ...new URLSearchParams(hash.slice(1))]) {
      if (name === 'code') found.set(name, value);
    }
  }
  for (const name of ['access_token', 'refresh_token']) {
    const secret = member(body, name);
    if (secret !== undefined) found.set(name, secret);
  }
  return found;
}

function member(body: Uint8Array, name: string): string | undefined {
  try {
    const value = (JSON.parse(new TextDecoder().decode(body)) as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
