import { inRange, type Release } from '../../schemas/releases.ts';
import { idTokenAlgorithm, idTokenClaims } from '../access/id-token-claims.ts';
import { refreshTokenEnd } from '../access/refresh-token-end.ts';
import { cutAccess, revokeTokens } from '../access/revoke-tokens.ts';
import { remainingAccounts } from '../access/select-accounts.ts';
import { echoConsent } from '../consents/consent.ts';
import { dateProblems } from '../consents/date-problems.ts';
import { forgetConsent } from '../consents/forget.ts';
import { consentKnownYet } from '../consents/known-yet.ts';
import { consentOwnership } from '../consents/ownership.ts';
import { permissionProblems } from '../consents/permission-problems.ts';
import { permissionsRequired } from '../consents/permissions-required.ts';
import { shapeProblems } from '../consents/shape-problems.ts';
import { consentOver, consentStatusAfter } from '../consents/status.ts';
import { creditDebitAllowed } from '../disclosure/credit-debit.ts';
import { maskPan, panInClear } from '../disclosure/pan.ts';
import { sharedBeneficiaries } from '../disclosure/shared-beneficiaries.ts';
import { supplementaryMembers } from '../disclosure/supplementary-data.ts';
import { withheld } from '../disclosure/view.ts';
import { filterBound, statementWithinWindow, withinWindow } from '../disclosure/window.ts';
import { acceptable } from '../guards/accept.ts';
import { bearerToken, certificateMatches, tokenStatus } from '../guards/access-token.ts';
import { accountAccess } from '../guards/account.ts';
import { consentBehind, consentUse, consentUseFour } from '../guards/consent.ts';
import { contentTypeAllowed } from '../guards/content-type.ts';
import { grantRefusal, scopeSufficient } from '../guards/grant.ts';
import { authDateAcceptable } from '../guards/header-values.ts';
import { interactionId, interactionIdAcceptable } from '../guards/interaction-id.ts';
import { methodAllowed, notImplemented } from '../guards/routing.ts';
import { errorBody, issuesTold, toldOfBare } from '../http/error-body.ts';
import { links, meta } from '../paging/links.ts';
import { pageOf } from '../paging/page-of.ts';
import { financialIdRequired } from '../release/headers.ts';
import { membersNotIn } from '../release/members.ts';
import { echoConsentFour } from '../release/version-four/consent.ts';
import { errorBodyFour, issuesToldFour, toldOfExpiry } from '../release/version-four/errors.ts';
import { statusAfterWithdrawal } from '../release/withdrawal.ts';

/**
 * What this bank decides, one plain function each, in the order in which a request meets them. Guards and readers call
 * them through this table only, so that a fault can put a dishonest decision in the place of an honest one.
 */
export const honest = {
  notImplemented,
  methodAllowed,
  interactionId,
  bearerToken,
  tokenStatus,
  certificateMatches,
  grantRefusal,
  scopeSufficient,
  acceptable,
  contentTypeAllowed,
  interactionIdAcceptable,
  authDateAcceptable,
  financialIdRequired,

  shapeProblems,
  permissionProblems,
  dateProblems,
  echoConsent,
  consentKnownYet,
  consentOwnership,
  consentOver,
  consentStatusAfter,
  statusAfterWithdrawal,
  forgetConsent,
  revokeTokens,
  cutAccess,
  remainingAccounts,
  refreshTokenEnd,
  idTokenClaims,
  idTokenAlgorithm,

  consentBehind,
  consentUse,
  permissionsRequired,
  accountAccess,

  filterBound,
  withinWindow,
  statementWithinWindow,
  creditDebitAllowed,
  withheld,
  membersNotIn,
  sharedBeneficiaries,
  panInClear,
  maskPan,
  supplementaryMembers,

  pageOf,
  links,
  meta,
  errorBody,
  issuesTold,
  toldOfBare,
} as const;

export type Behaviours = { readonly [K in keyof typeof honest]: (typeof honest)[K] };

/** The decisions of a bank of version 4, as far as they are others. */
const honestFour: Behaviours = {
  ...honest,
  echoConsent: echoConsentFour,
  consentUse: consentUseFour,
  errorBody: errorBodyFour,
  issuesTold: issuesToldFour,
  toldOfBare: toldOfExpiry,
};

/** The honest decisions of a release: one table for each version, so that it can be told by identity. */
export function honestIn(release: Release): Behaviours {
  return inRange(release, { since: '4.0.0' }) ? honestFour : honest;
}

/** Dishonest decisions by name: each gets the honest one and returns what is used in its place. */
export type BehaviourWraps = { readonly [K in keyof Behaviours]?: (honest: Behaviours[K]) => Behaviours[K] };

const names = Object.keys(honest) as readonly (keyof Behaviours)[];

function wrapped<K extends keyof Behaviours>(name: K, base: Behaviours, wraps: BehaviourWraps): Behaviours[K] {
  const wrap = wraps[name];
  return wrap === undefined ? base[name] : wrap(base[name]);
}

/** Decisions with `wraps` round them, the first innermost. Each wrap is called once: what it remembers is one bank's. */
export function behavioursWith(base: Behaviours, wraps: readonly BehaviourWraps[]): Behaviours {
  let table = base;
  for (const wrap of wraps) {
    const changed = names.filter((name) => wrap[name] !== undefined);
    table = { ...table, ...Object.fromEntries(changed.map((name) => [name, wrapped(name, table, wrap)])) };
  }
  return table;
}
