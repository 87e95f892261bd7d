import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { Issue } from '../http/api-error.ts';

const path = 'Data.Permissions';
const invalid = (message: string): Issue => ({ errorCode: 'UK.OBIE.Field.Invalid', message, path });
const isCode = (code: unknown): code is PermissionCode => (permissionCodes as readonly unknown[]).includes(code);

/** Sets of codes that need one of another set. Clause: account-and-transaction-api-profile, Permissions. */
const combinations: readonly { readonly with: readonly PermissionCode[]; readonly needs: readonly PermissionCode[] }[] =
  [
    {
      with: ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
      needs: ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
    },
    {
      with: ['ReadTransactionsCredits', 'ReadTransactionsDebits'],
      needs: ['ReadTransactionsBasic', 'ReadTransactionsDetail'],
    },
  ];

/**
 * What is wrong with a list of permission codes. Repeating a code, and asking for Basic and Detail of one cluster, is
 * not. `offered` tells whether this bank supports a code.
 */
export function permissionProblems(codes: unknown, offered: (code: PermissionCode) => boolean): readonly Issue[] {
  if (codes === undefined) {
    return [
      { errorCode: 'UK.OBIE.Field.Missing', message: 'The consent must say which permissions it asks for', path },
    ];
  }
  if (!Array.isArray(codes)) return [invalid('Permissions must be an array of permission codes')];
  if (codes.length === 0) return [invalid('Permissions must not be empty')];
  const issues: Issue[] = [];
  for (const code of new Set<unknown>(codes)) {
    if (!isCode(code)) issues.push(invalid(`${String(JSON.stringify(code)).slice(0, 100)} is not a permission code`));
    else if (!offered(code)) issues.push(invalid(`This bank does not support ${code}: it has no such resource`));
  }
  if (!codes.includes('ReadAccountsBasic') && !codes.includes('ReadAccountsDetail')) {
    issues.push(invalid('Permissions must contain ReadAccountsBasic or ReadAccountsDetail'));
  }
  for (const combination of combinations) {
    const found = combination.with.filter((code) => codes.includes(code));
    if (found.length > 0 && !combination.needs.some((code) => codes.includes(code))) {
      const message = `${found.join(' and ')} must come with ${combination.needs.join(' or ')}`;
      issues.push({ errorCode: 'UK.OBIE.Field.Expected', message, path });
    }
  }
  return issues;
}
