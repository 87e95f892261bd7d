import { type Issue, type RefusalStatus, refusals } from './api-error.ts';

const limit = (text: string) => (text.length > 500 ? `${text.slice(0, 499)}…` : text);

/** OBErrorResponse1. `id` is unique to this occurrence. Clause: read-write-data-api-profile, Error Response Structure. */
export function errorBody(status: RefusalStatus, issues: readonly Issue[], id: string): unknown {
  const message = issues.length === 1 ? issues[0]?.message : `${issues.length} things are wrong with this request`;
  return {
    Code: refusals[status],
    Id: id,
    Message: limit(message ?? refusals[status]),
    Errors: issues.map((issue) => ({
      ErrorCode: issue.errorCode,
      Message: limit(issue.message),
      ...(issue.path === undefined ? {} : { Path: limit(issue.path) }),
      ...(issue.url === undefined ? {} : { Url: issue.url }),
    })),
  };
}
