import { isObject, parsedJson } from '../core/json.ts';
import type { WireRequest, WireResponse } from './transport.ts';

/** Request headers that never carry a credential. */
const plainHeaders =
  /^(accept(-.+)?|cache-control|content-(length|type)|host|if-.+|user-agent|x-customer-user-agent|x-fapi-(auth-date|customer-last-logged-time|financial-id|interaction-id)|x-idempotency-key)$/i;

/** Parameters and members whose values are credentials. A ConsentId, a client's id, a scope and a redirect URI are none. */
const secretNames =
  /(^|[_-])(token|secret|assertion|code|verifier|state|nonce|request|password|passwd|pass|pin|otp|passcode|credential|cookie|session|ticket|key)s?$|(Token|Secret|Key|Password)$/;
const plainNames = /^(error_?code|status_?code|response_code|country_?code|sort_?code)$/i;

/**
 * The secrets that a run was given or came to know: tokens, codes, assertions, keys, headers of a gateway. The evidence never
 * holds them by intention. Whoever writes it has to know them all the same, because a bank may echo them anywhere.
 */
export class LearnedSecrets {
  /** Told of each value when it is learned. */
  onLearned: ((value: string) => void) | undefined;
  readonly #values = new Set<string>();

  /** All of them, in the order in which they were learned. */
  get values(): readonly string[] {
    return [...this.#values];
  }

  learn(...values: readonly (string | undefined)[]): void {
    for (const value of values) {
      if (value === undefined || value === '' || this.#values.has(value)) continue;
      this.#values.add(value);
      this.onLearned?.(value);
    }
  }

  /** Learns what a request carries: of a call about tokens what its query and its form hold, too. */
  learnFromRequest({ url, headers, body }: WireRequest, isSecret: boolean): void {
    for (const [name, value] of Object.entries(headers)) {
      if (plainHeaders.test(name)) continue;
      const bare = value.replace(/^(?:Bearer|Basic|DPoP) +/i, '');
      this.learn(bare, ...(/^Basic +/i.test(value) ? [passwordIn(bare)] : []));
      if (/^cookie$/i.test(name)) this.learn(...bare.split(/; */).map((pair) => pair.slice(pair.indexOf('=') + 1)));
    }
    if (!isSecret) return;
    this.#learnParameters(url.split(/[?#]/).slice(1).join('&'));
    if (body !== undefined) this.#learnParameters(body);
  }

  /** Learns what the answer to a call about tokens brings. */
  learnFromResponse({ headers, body }: WireResponse): void {
    for (const [name, value] of headers) {
      if (/^location$/i.test(name)) this.#learnParameters(value.split(/[?#]/).slice(1).join('&'));
      if (/^set-cookie$/i.test(name)) this.learn(/=([^;]*)/.exec(value)?.[1]);
    }
    this.#learnMembers(parsedJson(Buffer.from(body).toString('utf8')));
  }

  #learnParameters(text: string): void {
    for (const [name, value] of new URLSearchParams(text)) if (isSecretName(name)) this.learn(value);
  }

  #learnMembers(value: unknown): void {
    if (!isObject(value)) return;
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'string' && isSecretName(name)) this.learn(each);
      else this.#learnMembers(each);
    }
  }
}

function isSecretName(name: string): boolean {
  return secretNames.test(name) && !plainNames.test(name);
}

function passwordIn(basic: string): string | undefined {
  const pair = Buffer.from(basic, 'base64').toString('utf8');
  const password = pair.slice(pair.indexOf(':') + 1);
  try {
    return decodeURIComponent(password.replaceAll('+', ' '));
  } catch {
    return password;
  }
}
