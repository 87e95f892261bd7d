import type { Purpose } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';
import type { CertificateChoice } from './transport.ts';

/** A token with the name that stands for it in the evidence. */
export interface NamedToken {
  readonly label: string;
  readonly value: string;
}

/** What stands before a token in the Authorization header: the scheme in its usual letters, in small ones, or nothing at all. */
export type Scheme = 'Bearer' | 'bearer' | 'none';

export interface Call {
  readonly scenario: ScenarioName;
  readonly about: Purpose;
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly token?: NamedToken;
  /** How the token is introduced; `Bearer` by default. */
  readonly scheme?: Scheme;
  /** Which client certificate it comes with; `own` by default. */
  readonly certificate?: CertificateChoice;
  /** Sent with the headers named here and none that is usually filled in, such as Accept. */
  readonly bare?: boolean;
  /** Keeps both bodies and the query out of the record: calls that carry credentials. */
  readonly secret?: boolean;
  /** Sent even when the budget is spent: calls that undo what the run did. */
  readonly beyondBudget?: boolean;
  /** Made once, whatever comes of it: the call is about trouble, or whoever makes it decides whether to make it again. */
  readonly asIs?: boolean;
}

/** True for calls that change something at the bank or on its authorization server, as far as one can tell beforehand. */
export function goesAlone({ method, secret, asIs }: Call): boolean {
  return method !== 'GET' || secret === true || asIs === true;
}
