import type { PermissionCode } from '../../schemas/permissions.ts';
import type { ConsentKey } from '../core/probes.ts';

/** An access token. Its value never reaches the evidence. */
export interface Token {
  readonly value: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** True when the PSU selected only some of the accounts. */
  readonly partial?: boolean;
  /** Permissions of the consent behind a ready-made token, where they are known. */
  readonly permissions?: readonly PermissionCode[];
}

/** Why something could not be had, and what to supply so that it can. Two sentences for the report. */
export interface Missing {
  readonly reason: string;
  readonly supply: string;
}

export function isMissing(answer: unknown): answer is Missing {
  return typeof answer === 'object' && answer !== null && 'supply' in answer;
}

/** Where access tokens come from. Never throws for a refusal of the bank: that is a `Missing`. */
export interface TokenSource {
  /** True when it can have consents authorised; false when its tokens stand for consents made elsewhere. */
  readonly makesConsents: boolean;
  /** Token of the client itself, for the consent operations. */
  clientToken(): Promise<Token | Missing>;
  /** Token of a PSU for a consent; `some` selects only some of the accounts. */
  psuToken(
    consent: { readonly key: ConsentKey; readonly consentId?: string },
    options: { readonly select: 'all' | 'some' },
  ): Promise<Token | Missing>;
  /** Has the PSU decline a consent. */
  reject(consentId: string): Promise<'done' | Missing>;
}
