import type { OperationId } from '../../schemas/operations.ts';

/** What is known of a call before it is routed; a member is absent where nobody can know it yet. */
export interface CallFacts {
  readonly clientId?: string | undefined;
  readonly consentId?: string | undefined;
  /** Whose data it is about, or who decides. */
  readonly customerKey?: string | undefined;
  readonly operation?: OperationId | undefined;
  /** Ids of the faults that came along with a login. */
  readonly brought?: readonly string[];
}
