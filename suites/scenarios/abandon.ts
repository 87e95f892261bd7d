import { BudgetSpent } from '../client/budget.ts';
import { RunEnded } from '../client/run-ended.ts';
import { Drive } from './drive.ts';
import { newState, type RunState, type StateOptions } from './run-state.ts';
import { type StandingConsent, standingConsents } from './standing-consents.ts';

/** How long deleting consents may take once the run has ended before its time. */
const cleanUpMs = 5_000;

/** Deletes the consents of a run that ended before its time, as far as time allows; how many still stand. */
export async function abandon(state: RunState): Promise<number> {
  const { recorder } = state;
  recorder.openLanes();
  await recorder.within(cleanUpMs, deleteAll(state, standingConsents(recorder.exchanges)));
  return standingConsents(recorder.exchanges).length;
}

/**
 * Deletes the consents that other runs left standing, as far as time allows. `recorder` must be another than that of this run:
 * these calls are no evidence of it.
 */
export async function deleteLeft(options: StateOptions, consents: readonly StandingConsent[]): Promise<void> {
  await options.recorder.within(cleanUpMs, deleteAll(newState(options), consents));
}

async function deleteAll(state: RunState, consents: readonly StandingConsent[]): Promise<void> {
  const drive = new Drive('consent-deletion', state);
  try {
    for (const { consentId, client } of consents) {
      await drive.call({
        operation: 'DELETE /account-access-consents/{ConsentId}',
        probe: 'happy',
        variant: 'cleanup',
        token: client,
        consentId,
        beyondBudget: true,
      });
    }
  } catch (error) {
    // Without a token of the client, which a run that has ended or spent its budget no longer asks for, they stay.
    if (!(error instanceof RunEnded || error instanceof BudgetSpent)) throw error;
  }
}

/** What is left behind, for the reader of the report. */
export function standing(consents: number): string {
  if (consents === 0) return '';
  return consents === 1
    ? ' A consent that it made may still stand at the bank.'
    : ` ${consents} consents that it made may still stand at the bank.`;
}
