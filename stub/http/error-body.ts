import { type Issue, type RefusalStatus, refusals } from './api-error.ts';

/** A text within the bound of messages and paths. */
export const limited = (text: string): string => (text.length > 500 ? `${text.slice(0, 499)}…` : text);

/** OBErrorResponse1. `id` is unique to this occurrence. Clause: read-write-data-api-profile, Error Response Structure. */
export function errorBody(status: RefusalStatus, issues: readonly Issue[], id: string): unknown {
  const message = issues.length === 1 ? issues[0]?.message : `${issues.length} things are wrong with this request`;
  return {
    Code: refusals[status],
    Id: id,
    Message: limited(message ?? refusals[status]),
    Errors: issues.map((issue) => ({
      ErrorCode: issue.errorCode,
      Message: limited(issue.message),
      ...(issue.path === undefined ? {} : { Path: limited(issue.path) }),
      ...(issue.url === undefined ? {} : { Url: issue.url }),
    })),
  };
}

/** What is told of a refusal that has grounds: all of them. */
export function issuesTold(_status: RefusalStatus, issues: readonly Issue[]): readonly Issue[] {
  return issues;
}

/** What is told of a refusal that has no body, by its reason: nothing. Clause: read-write-data-api-profile, 401 (Unauthorized). */
export function toldOfBare(_reason: 'expired' | undefined, _issue: Omit<Issue, 'errorCode'>): readonly Issue[] {
  return [];
}
