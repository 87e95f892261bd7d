import type { Clause } from '../../schemas/statements/clause.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';

/** The places where a call may be refused, in the order in which calls meet them: first those of the interface, then the others. */
export const guards = [
  'routing',
  'interaction id',
  'token',
  'grant',
  'media type',
  'headers',
  'body',
  'consent',
  'permission',
  'account',
  'query',
  'page',
  'bank',
  'client',
  'request',
  'redirect',
  'decision',
  'control',
] as const;

export type Guard = (typeof guards)[number];

/** What a refusal follows from: a statement by its id, or a clause of what the standard builds on. */
export type Source = StatementId | Clause;

/** Why a call was refused, for the one who made it. A refusal cannot be made without. */
export interface Why {
  readonly guard: Guard;
  /** The closest first. */
  readonly follows: readonly [Source, ...Source[]];
  /** What would have been accepted in its place, with the values of this call: made when somebody asks, so that it costs a call nothing. */
  readonly accepted: () => string;
}

/** Puts together why a call was refused. */
export function because(guard: Guard, follows: Why['follows'] | Source, accepted: () => string): Why {
  return { guard, follows: isSeveral(follows) ? follows : [follows], accepted };
}

function isSeveral(follows: Why['follows'] | Source): follows is Why['follows'] {
  return Array.isArray(follows);
}
