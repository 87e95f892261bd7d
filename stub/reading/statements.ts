import type { StatementMark } from '../data/statement-record.ts';
import { instantOf, readDateTime } from '../dates/iso-8601.ts';
import { disclose } from '../disclosure/disclose.ts';
import { overlap } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import { forbidden } from '../guards/grant.ts';
import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because } from '../http/why.ts';
import { filterWindow } from './filter.ts';
import type { Reader, ReadingBank } from './reader.ts';
import { consentWindow, transactionsWithin } from './transactions.ts';

/** Statements of which somebody is shown all. */
const made = (marks: readonly StatementMark[]) => marks.map((mark) => mark.record());

/** The last few of a list, in words. */
function some(ids: readonly string[]): string {
  return ids.length > 5 ? `${ids.slice(-5).join(', ')} and ${ids.length - 5} before them` : ids.join(', ');
}

/** The statement in the path: 400 when the account has none of this id, 403 when it is not within the consent's period. */
function asked(bank: ReadingBank, request: ApiRequest, access: Access, accountIds: readonly string[]): StatementMark {
  const { StatementId: id } = request.params;
  const found = bank.world.statements(accountIds[0] ?? '').find((statement) => statement.StatementId === id);
  if (found === undefined) {
    const why = because('query', ['AISP-HTTP-014', 'AISP-HTTP-015'], () => {
      const ids = bank.world.statements(accountIds[0] ?? '').map((statement) => statement.StatementId);
      return `One of the statements of account ${accountIds[0]}: ${ids.length === 0 ? 'it has none' : some(ids)}.`;
    });
    const message = 'This account has no statement with this StatementId';
    throw refuse(400, 'UK.OBIE.Resource.NotFound', message, why, 'StatementId');
  }
  if (!bank.behaviours.statementWithinWindow(found, consentWindow(access))) {
    const { transactionFromDateTime = 'its beginning', transactionToDateTime = 'its end' } = access.consent;
    const why = because(
      'query',
      'AISP-FIL-019',
      () =>
        `A statement that lies completely between ${transactionFromDateTime} and ${transactionToDateTime}, the period of the consent ` +
        `${access.consent.consentId}. This one is from ${found.StartDateTime} to ${found.EndDateTime}.`,
    );
    const message = 'The statement does not lie within the period of the consent';
    throw forbidden('Statement.OutsidePeriod', message, why, 'StatementId');
  }
  return found;
}

/** Statements that lie completely in the consent's period and in the filter's. Clause: Statements, Filtering. */
export const statements: Reader = (bank, request, access, accountIds) => {
  const window = overlap(
    consentWindow(access),
    filterWindow(bank, request, 'fromStatementDateTime', 'toStatementDateTime'),
  );
  const all = accountIds
    .flatMap((id) => bank.world.statements(id))
    .filter((statement) => bank.behaviours.statementWithinWindow(statement, window));
  const { permissions } = access.consent;
  return {
    kind: 'list',
    total: all.length,
    data: (start, end) => ({ Statement: disclose(bank, permissions, 'statements', made(all.slice(start, end))) }),
  };
};

export const statement: Reader = (bank, request, access, accountIds) => {
  const found = asked(bank, request, access, accountIds);
  return {
    kind: 'single',
    data: { Statement: disclose(bank, access.consent.permissions, 'statements', made([found])) },
  };
};

/** The statement as a PDF. */
export const statementFile: Reader = (bank, request, access, accountIds) => {
  const { AccountId: accountId, StatementId: id } = asked(bank, request, access, accountIds).record();
  const body = bank.world.statementFile(accountId, id);
  if (body === undefined) {
    const why = because('query', 'AISP-HTTP-014', () => 'A statement that has a file: those of this one are not kept.');
    throw refuse(400, 'UK.OBIE.Resource.NotFound', 'This statement has no file', why, 'StatementId');
  }
  const headers = { 'content-disposition': `attachment; filename="statement-${id}.pdf"` };
  return { kind: 'file', reply: { status: 200, body, contentType: 'application/pdf', headers } };
};

/** The transactions of the statement's account and period, as the transaction codes show them. No filters here. */
export const statementTransactions: Reader = (bank, request, access, accountIds) => {
  const { StartDateTime, EndDateTime } = asked(bank, request, access, accountIds);
  const [start, end] = [readDateTime(StartDateTime), readDateTime(EndDateTime)];
  const period = {
    ...(start === undefined ? {} : { from: instantOf(start) }),
    ...(end === undefined ? {} : { to: instantOf(end) }),
  };
  const window = overlap(consentWindow(access), period);
  return transactionsWithin(bank, request.at, access, accountIds, window, window);
};
