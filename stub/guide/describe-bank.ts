import type { DescribedBank } from '../../schemas/openapi/described-bank.ts';
import { type OperationId, operation } from '../../schemas/operations.ts';
import { permissionCodes } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import { codeOffered, permissionsRequired } from '../consents/permissions-required.ts';
import { bodyLimit } from '../http/read-body.ts';
import { pageParameter } from '../paging/page-token.ts';

/** What of the bank its description is made of. */
export interface DescribableBank {
  /** With the operations of the release alone. */
  readonly profile: BankProfile;
  readonly release: Release;
  /** Records on a page. */
  readonly pageSize: number;
}

/** Operations on account data that answer with one thing, or with all there is of it. */
const withoutPages: readonly OperationId[] = [
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/product',
  'GET /accounts/{AccountId}/party',
  'GET /party',
  'GET /accounts/{AccountId}/statements/{StatementId}',
  'GET /accounts/{AccountId}/statements/{StatementId}/file',
];

const hasPages = (id: OperationId): boolean =>
  operation(id).grant === 'authorization_code' && !withoutPages.includes(id);

/** What an OpenAPI document says of a bank that is called at `baseUrl`: scheme, host and path prefix. */
export function describeBank({ profile, release, pageSize }: DescribableBank, baseUrl: string): DescribedBank {
  // The issuer has no path, wherever a gateway puts the interface.
  const { origin } = new URL(baseUrl);
  return {
    profile,
    release,
    pageSize,
    paging: { parameter: pageParameter, operations: profile.operations.filter(hasPages) },
    baseUrl,
    endpoints: { authorization: `${origin}/authorize`, token: `${origin}/token` },
    offered: permissionCodes.filter((code) => codeOffered(code, profile)),
    permissions: permissionsRequired,
    fileType: 'application/pdf',
    bodyLimit,
  };
}
