import type { Release } from '../../schemas/releases.ts';
import { type Clause, clauseIn } from '../../schemas/statements/clause.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import { OAuthError } from '../access/oauth-error.ts';
import { ApiError } from '../http/api-error.ts';
import type { Guard, Source, Why } from '../http/why.ts';

/** What a refusal follows from. */
export interface Ground {
  /** The statement of the standard; absent where a refusal follows from what the standard builds on. */
  readonly statement?: StatementId;
  /** What holds, in our words. */
  readonly says?: string;
  /** Document and heading. */
  readonly clause?: string;
  /** Link to it. */
  readonly link?: string;
  /** The rules by which a bank is judged here: `aisp rules ID` shows one. */
  readonly rules: readonly RuleId[];
}

/** Why a call was refused, and what would have been accepted. */
export interface Refusal {
  /** Where on its way it was. */
  readonly guard: Guard;
  /** `ErrorCode` of OBError1, or `error` of OAuth; absent for a refusal without a body. */
  readonly code?: string;
  readonly message: string;
  /** The member, header or parameter that it is about. */
  readonly path?: string;
  /** The closest first. */
  readonly follows: readonly Ground[];
  /** What would have been accepted, with the values of this call. */
  readonly accepted: string;
}

interface Told {
  readonly code?: string;
  readonly message: string;
  readonly path?: string;
  readonly why: Why;
}

/** The refusals of one call, each with its own reason: a body may have several things wrong with it. */
function toldBy(error: unknown): readonly Told[] {
  if (error instanceof OAuthError) {
    const { error: code, message, why } = error;
    return [{ code, message, why }];
  }
  if (!(error instanceof ApiError)) return [];
  if (error.issues.length === 0) return error.why.map((why) => ({ message: error.message, why }));
  return error.issues.map(({ errorCode: code, message, path, why }) => ({
    ...{ code, message, why },
    ...(path === undefined ? {} : { path }),
  }));
}

function linked(clause: Clause | undefined, release: Release): Pick<Ground, 'clause' | 'link'> {
  if (clause === undefined) return {};
  const { title, url } = clauseIn(clause, release);
  return { clause: title, ...(url === undefined ? {} : { link: url }) };
}

/** Puts into words why a call was refused. The statements are loaded when the first refusal is asked for. */
export async function refusalInWords(error: unknown, release: Release): Promise<readonly Refusal[]> {
  const told = toldBy(error);
  if (told.length === 0) return [];
  const { statements } = await import('../../schemas/statements/statements.ts');
  const ground = (source: Source): Ground => {
    if (typeof source !== 'string') return { ...linked(source, release), rules: [] };
    const { title, clause, rules = [] } = statements[source] ?? {};
    return { statement: source, ...(title === undefined ? {} : { says: title }), ...linked(clause, release), rules };
  };
  return told.map(({ why, ...rest }) => ({
    guard: why.guard,
    ...rest,
    follows: why.follows.map(ground),
    accepted: why.accepted(),
  }));
}
