import { type Clause, clause, openApiClause, rfcClause } from './clause.ts';
import type { StatementId } from './statement-ids.ts';

const ids = (...numbers: readonly StatementId[]) => numbers;
const under = (statements: readonly StatementId[], where: Clause) => statements.map((id) => [id, where] as const);

/** Where the standard has those statements that have no rule of their own id; for the others the rule says it. */
export const otherClauses: Readonly<Partial<Record<StatementId, Clause>>> = Object.fromEntries([
  ...under(ids('AISP-SEC-017'), clause('Read/Write Data API', 'Ability to re-authenticate an Authorised consent')),
  ...under(ids('AISP-HDR-008'), rfcClause(7230, '3.2')),
  ...under(ids('AISP-HDR-033'), clause('Read/Write Data API', 'Idempotency')),
  ...under(ids('AISP-HTTP-008'), clause('Read/Write Data API', 'HTTP Status Codes')),
  ...under(ids('AISP-HTTP-017', 'AISP-PRM-001'), clause('Read/Write Data API', '403 (Forbidden)')),
  ...under(ids('AISP-ERR-019'), clause('Namespaced Enumerations', 'OBErrorResponseError1Code')),
  ...under(ids('AISP-ENV-003'), clause('Account Access Consents', 'Response')),
  ...under(ids('AISP-ENV-009'), clause('Account Access Consents', 'Usage Examples')),
  ...under(ids('AISP-ENV-016'), clause('Read/Write Data API', 'Optional Fields')),
  ...under(ids('AISP-ENV-019'), clause('Beneficiaries', 'Resource Definition')),
  ...under(ids('AISP-PAG-001', 'AISP-PAG-013', 'AISP-PAG-016'), clause('Read/Write Data API', 'Pagination')),
  ...under(ids('AISP-FIL-008'), clause('Read/Write Data API', 'Date Formats')),
  ...under(ids('AISP-FIL-023'), clause('Statements', 'Endpoints')),
  ...under(ids('AISP-DTM-005'), clause('Read/Write Data API', 'Response Structure')),
  ...under(ids('AISP-FMT-001'), openApiClause('OBActiveCurrencyAndAmount_SimpleType')),
  ...under(ids('AISP-CON-043'), clause('Account Access Consents', 'DELETE /account-access-consents/{ConsentId}')),
  ...under(ids('AISP-CON-044'), clause('Read/Write Data API', 'Archiving')),
  ...under(ids('AISP-CON-047'), clause('Account Access Consents', 'GET /account-access-consents/{ConsentId}')),
  ...under(
    ids('AISP-CON-049', 'AISP-CON-050', 'AISP-CON-051'),
    clause('Account and Transaction API', 'Release Management'),
  ),
  ...under(ids('AISP-CON-053'), clause('Account and Transaction API', 'Changes to Selected Account(s)')),
  ...under(ids('AISP-ACC-009'), openApiClause('OBAccount6')),
  ...under(ids('AISP-ACC-013'), clause('Accounts', 'Permission Codes')),
  ...under(ids('AISP-ACC-018'), clause('Accounts', 'Notes')),
  ...under(ids('AISP-BAL-007'), clause('Balances', 'Notes')),
  ...under(ids('AISP-TRA-019'), clause('Transactions', 'Notes')),
  ...under(
    ids('AISP-TRA-022'),
    clause('Account and Transaction API', 'Using Meta To Identify Available Transaction Period'),
  ),
  ...under(ids('AISP-TRA-024'), clause('Transactions', 'No Access')),
  ...under(ids('AISP-TRA-025'), clause('Transactions', 'Data Dictionary')),
  ...under(ids('AISP-BEN-010'), openApiClause('OBReadBeneficiary5')),
  ...under(ids('AISP-DIR-006'), clause('Direct Debits', 'Endpoints')),
  ...under(ids('AISP-STO-003', 'AISP-STO-004', 'AISP-STO-014'), openApiClause('OBReadStandingOrder6')),
  ...under(ids('AISP-STO-016'), clause('Standing Orders', 'Data Dictionary')),
  ...under(ids('AISP-SCP-010'), clause('Scheduled Payments', 'Resource Definition')),
  ...under(ids('AISP-PAR-014'), clause('Parties', 'Notes')),
  ...under(ids('AISP-PAR-016'), openApiClause('OBParty2')),
  ...under(ids('AISP-PRO-007'), openApiClause('OBReadProduct2')),
  ...under(ids('AISP-STA-005'), clause('Statements', 'Permission Codes')),
  ...under(ids('AISP-STA-009'), openApiClause('OBReadStatement2')),
  ...under(ids('AISP-STA-014'), clause('Statements', 'Notes')),
  ...under(ids('AISP-SUP-002'), clause('Read/Write Data API', 'Supplementary Data')),
  ...under(ids('AISP-VER-001'), clause('Read/Write Data API', 'Resource URI Path Structure')),
]);

/** Statements that no document makes in one place: about methods of which nothing is said, and about how the releases differ. */
export const withoutClause = ids('AISP-HTTP-035', 'AISP-VER-002', 'AISP-VER-003');
