import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import type { StatementId } from '../../schemas/statements/statement-ids.ts';
import type { Issue } from '../http/api-error.ts';
import { because, type Why } from '../http/why.ts';

const path = 'Data.Permissions';
const invalid = (message: string, why: Why): Issue => ({ errorCode: 'UK.OBIE.Field.Invalid', message, path, why });
const example = '"Permissions": ["ReadAccountsBasic", "ReadBalances"]';
const noList = (id: StatementId) =>
  because('body', [id, 'AISP-CON-009'], () => `An array of codes, such as ${example}.`);
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

const statements: Partial<Readonly<Record<PermissionCode, StatementId>>> = {
  ReadTransactionsBasic: 'AISP-CON-011',
  ReadTransactionsDetail: 'AISP-CON-012',
  ReadTransactionsCredits: 'AISP-CON-013',
  ReadTransactionsDebits: 'AISP-CON-014',
};

function unknownCode(code: unknown, offered: (code: PermissionCode) => boolean): Why {
  return because('body', 'AISP-CON-009', () => {
    const wanted = String(code).toLowerCase();
    const near = permissionCodes.find((known) => known.toLowerCase() === wanted);
    return near === undefined ? `Any of ${permissionCodes.filter(offered).join(', ')}.` : `${near}, spelled like this.`;
  });
}

/**
 * What is wrong with a list of permission codes. Repeating a code, and asking for Basic and Detail of one cluster, is
 * not. `offered` tells whether this bank supports a code.
 */
export function permissionProblems(codes: unknown, offered: (code: PermissionCode) => boolean): readonly Issue[] {
  if (codes === undefined) {
    return [
      {
        errorCode: 'UK.OBIE.Field.Missing',
        message: 'The consent must say which permissions it asks for',
        path,
        why: noList('AISP-CON-005'),
      },
    ];
  }
  if (!Array.isArray(codes))
    return [invalid('Permissions must be an array of permission codes', noList('AISP-CON-009'))];
  if (codes.length === 0) return [invalid('Permissions must not be empty', noList('AISP-CON-008'))];
  const issues: Issue[] = [];
  for (const code of new Set<unknown>(codes)) {
    if (!isCode(code)) {
      const written = String(JSON.stringify(code)).slice(0, 100);
      issues.push(invalid(`${written} is not a permission code`, unknownCode(code, offered)));
    } else if (!offered(code)) {
      const why = because('body', 'AISP-CON-015', () => `The same without ${code}; or a bank that has this resource.`);
      issues.push(invalid(`This bank does not support ${code}: it has no such resource`, why));
    }
  }
  if (!codes.includes('ReadAccountsBasic') && !codes.includes('ReadAccountsDetail')) {
    const all = [...codes.filter(isCode), 'ReadAccountsBasic'];
    const why = because('body', ['AISP-CON-010', 'AISP-PRM-001'], () => `"Permissions": ${JSON.stringify(all)}.`);
    issues.push(invalid('Permissions must contain ReadAccountsBasic or ReadAccountsDetail', why));
  }
  for (const combination of combinations) {
    const found = combination.with.filter((code) => codes.includes(code));
    if (found.length > 0 && !combination.needs.some((code) => codes.includes(code))) {
      const message = `${found.join(' and ')} must come with ${combination.needs.join(' or ')}`;
      const all = JSON.stringify([...codes.filter(isCode), ...combination.needs]);
      const [first, ...others] = found.map((code) => statements[code]).filter((id) => id !== undefined);
      if (first === undefined) throw new TypeError('every code that needs another has a statement');
      const why = because(
        'body',
        [first, ...others],
        () => `"Permissions": ${all}, or with one of the last two alone.`,
      );
      issues.push({ errorCode: 'UK.OBIE.Field.Expected', message, path, why });
    }
  }
  return issues;
}
