import { documentOf } from '../../schemas/documents.ts';
import type { Release } from '../../schemas/releases.ts';

/** What the successor of the official functional conformance suite calls a plan that this reads and writes. */
export const planVersion = '1.0';

/** Its word for the account, payment, funds and recurring payment interfaces together. */
export const planFamily = 'OBL_READ_WRITE';

/** Its names for the resource group of account information: that of a plan, and that of its builder. */
export const accountGroups: readonly unknown[] = ['AIS', 'account-and-transaction'];

const tested = ['3.1.11', '4.0.0', '4.0.1'] as const satisfies readonly Release[];

/**
 * The releases that it has tests of, each with its name for the update of the official document that the schemas of this project
 * follow.
 */
export const planUpdates: Readonly<Partial<Record<Release, string>>> = Object.fromEntries(
  tested.map((release) => [release, documentOf(release).replace(/^release /, 'Release-')]),
);

/** Where it looks for the metadata of an issuer. Clause: OpenID Connect Discovery 1.0, section 4. */
export const wellKnownPath = '/.well-known/openid-configuration';

/** Whether a name promises that what stands beside it is nobody else's business. */
export function isSecretName(name: string): boolean {
  return /auth|pass|(^|[-_.])(pin|otp)($|[-_.])|secret|key|token|credential|cookie|session/i.test(name);
}

/** A secret as a plan of ours names it, by the environment variable that holds it: `env:BANK_KEY`. */
export function variableOf(text: string): string | undefined {
  return /^env:([A-Za-z_]\w*)$/.exec(text)?.[1];
}
