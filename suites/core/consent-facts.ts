import type { PermissionCode } from '../../schemas/permissions.ts';
import type { ConsentKey } from './probes.ts';
import type { SupplyKey } from './supplies.ts';

/**
 * The period whose transactions a consent opens, both ends included: ISO 8601. An absent end is open, and that is known: where
 * nobody knows the ends, there is no period.
 */
export interface TransactionPeriod {
  readonly from?: string;
  readonly to?: string;
}

/**
 * What is known of a consent. All of it of those that the run made; of one that a ready-made token stands for only what the
 * target file, or the consent itself, says. What nobody said is absent, and no rule may guess it.
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

/** A fact that a rule asked for and nobody told. */
export interface UnknownFact {
  readonly consent: ConsentKey;
  readonly fact: Fact;
}

const told: Readonly<Record<Fact, readonly [what: string, where: string]>> = {
  permissions: ['which permissions it has', '"permissions"'],
  period: ['for which period it opens transactions', '"transactionFrom" and "transactionTo"'],
  accounts: ['which accounts the PSU selected for it', '"accounts"'],
  psu: ['whose it is', '"psu"'],
};

/** Says what nobody told, and which line of the target file would: two sentences for the report. */
export function unknownFact({ consent, fact }: UnknownFact): {
  readonly reason: string;
  readonly supply: string;
  readonly key: SupplyKey;
  readonly consent: ConsentKey;
} {
  const [what, where] = told[fact];
  const readable = fact === 'permissions' || fact === 'period';
  return {
    key: `tokens.tokens.${fact}`,
    consent,
    reason: `Nobody said of the consent "${consent}" ${what}.`,
    supply: `Say so with ${where} beside its token in "tokens.tokens" of a target file${
      readable ? ', or give its "consentId" there and "tokens.clientToken": the run then reads it' : ''
    }.`,
  };
}
