import type { OperationId } from '../operations.ts';
import type { PermissionCode } from '../permissions.ts';
import type { BankProfile } from '../profiles/bank-profile.ts';
import type { Release } from '../releases.ts';

/** A bank as it is configured, and what it has decided itself where the standard leaves it the choice: all that its description says of it. */
export interface DescribedBank {
  /** With the operations of the release alone: see `profileIn`. */
  readonly profile: BankProfile;
  readonly release: Release;
  /** Records on a page. */
  readonly pageSize: number;
  /** The query parameter that names a page, and the operations that take it. */
  readonly paging: { readonly parameter: string; readonly operations: readonly OperationId[] };
  /** Scheme, host and path prefix, without a trailing slash: what stands before the base path. */
  readonly baseUrl: string;
  /** URLs of the authorization server. */
  readonly endpoints: { readonly authorization: string; readonly token: string };
  /** The codes that a consent here may ask for. */
  readonly offered: readonly PermissionCode[];
  /** The codes that open an operation: of each set at least one. */
  readonly permissions: (id: OperationId) => readonly (readonly PermissionCode[])[];
  /** Media type of the statement file. */
  readonly fileType: string;
  /** The largest request body in bytes. */
  readonly bodyLimit: number;
}

/** Makes the description of a bank: what `schemas/openapi/bank-document.ts` does, which the bank itself may not load. */
export type DescribeBank = (bank: DescribedBank) => object | Promise<object>;
