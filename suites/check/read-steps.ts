import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { isSuccess } from '../core/status.ts';
import { answerOf } from './bank-words.ts';
import { type CheckStep, failed, ok, skipped } from './check-step.ts';

/** What a list of accounts says of the token that it was asked for with. */
export function accountsStep(list: RecordedExchange | undefined): CheckStep {
  if (list === undefined || !isSuccess(list)) {
    return failed(
      'read',
      `GET /accounts ${answerOf(list)}.`,
      'Check that the token is good, and of a PSU of this bank.',
    );
  }
  const accounts = [...recordsOf(list, 'Account')].length;
  if (accounts > 0) return ok('read', `GET /accounts shows ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`);
  return failed('read', 'GET /accounts shows no account.', 'Have a PSU with accounts authorise.');
}

/** The steps of a token that the bank does not take: a token that is there is no token that opens something. */
export function tokenStep(name: string, refusal: RecordedExchange): readonly CheckStep[] {
  return [
    failed(
      name,
      `The bank does not take it: GET /accounts ${answerOf(refusal)}.`,
      'Give a token of this bank that has not ended.',
    ),
    skipped('read', 'There is no token of a PSU to read with.'),
  ];
}
