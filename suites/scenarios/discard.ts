import type { RecordedExchange } from '../core/archive.ts';
import { json } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import type { Caller } from './caller.ts';

/** Deletes the consent that a bank made, rightly or wrongly, if its answer says so, whatever the budget says. */
export async function discard(drive: Caller, answer: RecordedExchange | undefined): Promise<void> {
  const consentId = answer === undefined ? undefined : textAt(json(answer), 'Data', 'ConsentId');
  const status = answer?.response?.status ?? 0;
  if (consentId === undefined || status < 200 || status > 299) return;
  await drive.call({
    operation: 'DELETE /account-access-consents/{ConsentId}',
    probe: 'happy',
    variant: 'cleanup',
    token: 'client',
    consentId,
    beyondBudget: true,
  });
}
