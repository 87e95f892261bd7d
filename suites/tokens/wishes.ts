import type { ConsentKey } from '../core/probes.ts';
import type { FlowConfig } from '../target/target.ts';
import type { Wish } from './authorise-request.ts';
import { oauthError } from './oauth-answer.ts';
import type { Missing } from './token-source.ts';

/** What a configuration may leave out; it can then not be exercised. */
export const notConfigured = {
  secondClient: {
    reason: 'The configuration names no second client.',
    supply: 'Add "tokens.secondClient" to the target file: another TPP that is registered with the bank.',
    key: 'tokens.secondClient',
  },
  otherScope: {
    reason: 'The configuration names no scope other than accounts.',
    supply: 'Add "tokens.otherScope" to the target file: a scope that the client may ask for, such as payments.',
    key: 'tokens.otherScope',
  },
} as const satisfies Readonly<Record<string, Missing>>;

/** Why a wish cannot be put to the bank; undefined when it can. A person can be asked for everything but a lifetime. */
export function missingWish({ kind, parameters }: FlowConfig, wish: Wish): Missing | undefined {
  if (wish.lifetime === 'short' && parameters.shortLived === undefined) {
    return {
      reason: 'The configuration does not say how an access token that lives a few seconds is had.',
      supply:
        'Add "tokens.parameters.shortLived" to the target file: the query parameters that make the bank issue one.',
      key: 'tokens.parameters.shortLived',
    };
  }
  if (kind === 'manual') return undefined;
  if (wish.psu === 'other' && parameters.otherPsu === undefined) {
    return {
      reason: 'The configuration does not say how another PSU authorises.',
      supply: 'Add "tokens.parameters.otherPsu" to the target file: the query parameters that make another PSU decide.',
      key: 'tokens.parameters.otherPsu',
    };
  }
  if (wish.decision === 'reject' && parameters.reject === undefined) {
    return {
      reason: 'The configuration does not say how a PSU declines.',
      supply: 'Add "tokens.parameters.reject" to the target file: the query parameters that make the bank decline.',
      key: 'tokens.parameters.reject',
    };
  }
  return undefined;
}

/** The PSU was to approve, and declined. */
export function notApproved(
  { kind }: FlowConfig,
  key: ConsentKey,
  { description, exchange }: { readonly description?: string; readonly exchange?: string },
): Missing {
  return {
    reason: `The authorisation of the consent "${key}" was declined: ${oauthError('access_denied', description)}.`,
    supply:
      kind === 'manual'
        ? 'Approve it when the run asks for that.'
        : 'Check "tokens.parameters.always" and "tokens.parameters.approve" in the target file: they must name a PSU whom the bank knows, and have that PSU approve.',
    key: 'tokens.parameters.approve',
    refusal: 'access_denied',
    ...(exchange === undefined ? {} : { exchange }),
  };
}

/** The PSU was to decline, and approved. */
export function wronglyApproved({ kind }: FlowConfig): Missing {
  return {
    reason: 'The authorisation endpoint approved a consent that it was asked to decline.',
    supply:
      kind === 'manual'
        ? 'Decline it when the run asks for that.'
        : 'Check "tokens.parameters.reject" in the target file.',
    key: 'tokens.parameters.reject',
  };
}
