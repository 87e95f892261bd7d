import type { OperationId } from '../../schemas/operations.ts';
import { header, recordsOf, succeeded } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { Drive } from './drive.ts';

const list: OperationId = 'GET /accounts/{AccountId}/statements';
const file: OperationId = 'GET /accounts/{AccountId}/statements/{StatementId}/file';

/** What a call about one statement names. */
export interface StatementIds {
  readonly accountId: string;
  readonly statementId: string;
}

/** The offered operations on one statement. */
export function statementOperations(drive: Drive): readonly OperationId[] {
  return drive.profile.operations.filter((id) => id.includes('{StatementId}'));
}

/** A statement that the run was shown of one of these accounts; undefined where it was shown none. */
export function shownStatement(drive: Drive, accountIds: readonly string[]): StatementIds | undefined {
  for (const exchange of drive.recorder.exchanges) {
    const { operation, accountId = '' } = exchange.about;
    if (operation !== list || !accountIds.includes(accountId) || !succeeded(exchange)) continue;
    const statementId = textAt(recordsOf(exchange, 'Statement')[0]?.value, 'StatementId');
    if (statementId !== undefined) return { accountId, statementId };
  }
  return undefined;
}

/** The media type in which the bank sent the file of a statement, without its parameters; that of most banks where it sent none. */
export function fileType(drive: Drive): string {
  const sent = drive.recorder.exchanges.find(
    ({ about, response }) => about.operation === file && response?.status === 200,
  );
  const type = sent === undefined ? undefined : header(sent, 'content-type');
  return type?.split(';')[0]?.trim() || 'application/pdf';
}
