import type { PermissionCode } from '../../schemas/permissions.ts';
import type { ConsentKey } from './probes.ts';
import { consentVariable, type SupplyKey, tokenVariable } from './supplies.ts';

/**
 * The period whose transactions a consent opens, both ends included: ISO 8601. An absent end is known to be open: where nobody
 * knows the ends, the period itself is absent.
 */
export interface TransactionPeriod {
  readonly from?: string;
  readonly to?: string;
}

/**
 * What is known of a consent. Where the run made it, all is known; where a ready-made token stands for it, only what the target
 * file or the consent itself says. What nobody said is absent, and no rule may guess it.
 */
export interface ConsentFacts {
  readonly key: ConsentKey;
  /** Only of a consent that the run made, and may delete again. */
  readonly consentId?: string;
  /** Set where the run did not make it: its token was given. */
  readonly given?: true;
  readonly permissions?: readonly PermissionCode[];
  readonly period?: TransactionPeriod;
  /** The accounts that the PSU selected: all there are, fewer than there are, or these AccountIds. */
  readonly accounts?: 'all' | 'some' | readonly string[];
  /** A name for the PSU: the same for two consents of one PSU, and only for those. Never who it is. */
  readonly psu?: string;
  readonly expiration?: string;
  /** False when no access token could be had for it. */
  readonly authorised: boolean;
  /** Set where the PSU declined it, as the run wanted. */
  readonly declined?: true;
}

/** A fact of a consent that a rule may need. */
export type Fact = 'permissions' | 'period' | 'accounts' | 'psu';

/**
 * A fact that a rule needed and nobody told. `standing`: whether the token that was given, and the consent itself, still stood
 * when the bank refused the token; `dead`: the bank never took that token and answered it 401. `id`: whether the ConsentId that
 * was given is one of the client. `selected`: whether the accounts that are told are all of them. `lacking` is known: the
 * consent has none of these permissions.
 */
export type UnknownFact =
  | { readonly consent: ConsentKey; readonly fact: Fact | 'standing' | 'dead' | 'id' | 'selected' }
  | { readonly consent: ConsentKey; readonly fact: 'lacking'; readonly codes: readonly PermissionCode[] };

/** What is missing and what to supply, a sentence each for the report, and the key of what to supply. */
interface Missing {
  readonly reason: string;
  readonly supply: string;
  readonly key: SupplyKey;
  readonly consent: ConsentKey;
  /** True of a token without which next to nothing is exercised. */
  readonly token?: true;
}

const told: Readonly<Record<Fact, readonly [what: string, where: string]>> = {
  permissions: ['which permissions it has', '"permissions"'],
  period: ['for which period it opens transactions', '"transactionFrom" and "transactionTo"'],
  accounts: ['which accounts the PSU selected for it', '"accounts"'],
  psu: ['whose it is', '"psu"'],
};

/** Says what nobody told, and which line of the target file would. */
export function unknownFact(unknown: UnknownFact): Missing {
  const { consent, fact } = unknown;
  switch (fact) {
    case 'standing':
      return {
        ...{ consent, key: tokenVariable(consent) },
        reason: `The bank refused the token that was given for the consent "${consent}", and it may be right: nobody knows whether it still stands.`,
        supply: 'Give a token that has not ended, of a consent that is authorised.',
        ...(consent === 'detail' ? { token: true } : {}),
      };
    case 'dead':
      return {
        ...{ consent, key: tokenVariable(consent) },
        reason: `The bank answered 401 to every read with the token that was given for the consent "${consent}": it has ended, or it is a token of another bank.`,
        supply: 'Give a token of this bank that has not ended.',
        ...(consent === 'detail' ? { token: true } : {}),
      };
    case 'id':
      return {
        ...{ consent, key: 'tokens.tokens.consentId' },
        reason: `The bank did not show the consent behind the token for "${consent}" to the client.`,
        supply: 'Check its "consentId", and that "clientToken" is of the client that made it.',
      };
    case 'selected':
      return {
        ...{ consent, key: 'tokens.tokens.accounts' },
        reason: `Nobody said that the consent "${consent}" opens all accounts of the PSU.`,
        supply: 'Where it does, say "accounts": "all" beside its token; or give a token of a consent that does.',
      };
    case 'lacking':
      return {
        ...{ consent, key: tokenVariable(consent) },
        reason: `The consent "${consent}" has no permission ${unknown.codes.join(' or ')}.`,
        supply: 'Give a token of a consent that has it.',
      };
    default:
      return { consent, key: `tokens.tokens.${fact}`, ...untold(consent, fact) };
  }
}

function untold(consent: ConsentKey, fact: Fact): Pick<Missing, 'reason' | 'supply'> {
  const [what, where] = told[fact];
  const readable = fact === 'permissions' || fact === 'period';
  return {
    reason: `Nobody said of the consent "${consent}" ${what}.`,
    supply: `Say so with ${where} beside its token in "tokens.tokens" of a target file${
      readable
        ? `, or have the run read it: give its "consentId" there and "tokens.clientToken" (${consentVariable(consent)} and AISP_CLIENT_TOKEN)`
        : ''
    }.`,
  };
}
