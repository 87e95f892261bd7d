import { type OperationId, operation } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess, statusOf } from '../core/status.ts';
import type { Drive } from '../scenarios/drive.ts';
import { answerOf } from './bank-words.ts';
import { type CheckStep, ok } from './check-step.ts';

/** What is read with a token that stands for one of the narrower consents: no more than a run asks of it. */
const askedOf: Readonly<Partial<Record<ConsentKey, (id: OperationId) => boolean>>> = {
  credits: (id) => /transactions|statements$/.test(id),
  debits: (id) => /transactions/.test(id),
  minimal: () => false,
  renewed: () => false,
  'other-psu': () => false,
};

/**
 * Reads each offered operation once with the token for a consent, as far as the bank shows what to ask for: below the first account, and its first
 * statement. A bank that answers 401 is asked for nothing more.
 */
export async function tryOperations(drive: Drive, consent: ConsentKey): Promise<readonly RecordedExchange[]> {
  const answers: RecordedExchange[] = [];
  const read = async (id: OperationId, ids: Readonly<Record<string, string>> = {}) => {
    const answer = await drive.read(id, consent, ids);
    if (answer !== undefined) answers.push(answer);
    return answer;
  };
  const list = await read('GET /accounts');
  if (list === undefined || statusOf(list) === 401) return answers;
  const [accountId] = await drive.accountIds(consent);
  const wanted = drive.profile.operations.filter(
    (id) => id !== 'GET /accounts' && operation(id).grant === 'authorization_code' && (askedOf[consent]?.(id) ?? true),
  );
  const below = (id: OperationId) => operation(id).path;
  const works = wanted.filter((id) => !below(id).includes('{')).map((id) => async () => await read(id));
  if (accountId === undefined) {
    await drive.together(...works);
    return answers;
  }
  const ofAccount = wanted.filter((id) => below(id).includes('{AccountId}') && !below(id).includes('{StatementId}'));
  await drive.together(...works, ...ofAccount.map((id) => async () => await read(id, { accountId })));
  const statements = answers.find(({ about }) => about.operation === 'GET /accounts/{AccountId}/statements');
  const [first] = statements === undefined ? [] : recordsOf(statements, 'Statement');
  const statementId = textAt(first?.value, 'StatementId');
  if (statementId === undefined) return answers;
  const ofStatement = wanted.filter((id) => below(id).includes('{StatementId}'));
  await drive.together(...ofStatement.map((id) => async () => await read(id, { accountId, statementId })));
  return answers;
}

/** How many of the operations that were read answer as they should, and what the others answer. */
export function operationsStep(answers: readonly RecordedExchange[]): CheckStep {
  const name = 'operations';
  const refusals = answers.filter((each) => !isSuccess(each));
  const good = answers.length - refusals.length;
  if (refusals.length === 0) return ok(name, `all ${good} that could be read answer`);
  const told = [...new Set(refusals.map(answerOf))].map((answer) => {
    const [first, ...others] = refusals.filter((each) => answerOf(each) === answer).map(({ about }) => about.operation);
    return `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''} ${answer}`;
  });
  return {
    name,
    outcome: 'warning',
    message: `${good} of ${answers.length} that were read answer. ${told.slice(0, mostTold).join('; ')}${told.length > mostTold ? '; …' : ''}`,
    cure: 'What these would show stays open in a run, or fails it.',
  };
}

const mostTold = 2;
