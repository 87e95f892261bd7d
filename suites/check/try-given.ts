import type { ConsentKey } from '../core/probes.ts';
import { isSuccess, statusOf } from '../core/status.ts';
import type { Drive } from '../scenarios/drive.ts';
import type { ReadyMadeConfig, ReadyMadeToken } from '../target/target.ts';
import { answerOf } from './bank-words.ts';
import { type CheckStep, failed, ok, skipped } from './check-step.ts';
import { accountsStep, tokenStep } from './read-steps.ts';
import { operationsStep, tryOperations } from './try-operations.ts';

type Given = ReadyMadeToken['consent'];

/** The consent of a run that a given token stands for. */
export function consentOf(given: Given): ConsentKey {
  return given === 'expired' ? 'renewed' : given;
}

/** The steps of a target with tokens that somebody obtained beforehand: each is one that the bank takes once it has taken it. */
export async function tryGiven(drive: Drive, { tokens }: ReadyMadeConfig): Promise<readonly CheckStep[]> {
  const others = tokens.map(({ consent }) => consent).filter((consent) => consent !== 'detail');
  const steps: CheckStep[] = [await ofClient(drive), ...(await ofPsu(drive))];
  for (const consent of others) steps.push(await ofOther(drive, consent));
  return steps;
}

/** Whether the bank takes the token of the client is seen by a consent, which a run makes with it too. */
async function ofClient(drive: Drive): Promise<CheckStep> {
  const name = 'client token';
  if ((await drive.token('client')) === undefined) {
    const missing = drive.missing('client');
    return skipped(name, missing?.reason ?? 'There is none.', missing?.supply);
  }
  const { facts } = await drive.consent('unauthorised');
  if (facts.consentId !== undefined) return ok(name, 'the bank made a consent for it; it is deleted again');
  const answer = drive.recorder.exchanges.findLast(
    ({ about }) => about.operation === 'POST /account-access-consents' && about.consent === 'unauthorised',
  );
  return {
    name,
    outcome: 'warning',
    message: `The bank makes no consent for it: the request ${answerOf(answer)}.`,
    cure: 'Check that it is a token of the client itself, and has not ended.',
  };
}

async function ofPsu(drive: Drive): Promise<readonly CheckStep[]> {
  const { token } = await drive.consent('detail');
  if (token === undefined) {
    const missing = drive.missing('detail');
    return [
      failed('PSU token', missing?.reason ?? 'There is none.', missing?.supply),
      skipped('read', 'There is no token of a PSU to read with.'),
    ];
  }
  const answers = await tryOperations(drive, 'detail');
  const list = answers.find(({ about }) => about.operation === 'GET /accounts');
  if (list !== undefined && statusOf(list) === 401) return tokenStep('PSU token', list);
  const taken = answers.some(isSuccess);
  const read = accountsStep(list);
  return [...(taken ? [ok('PSU token', 'the bank takes it')] : []), read, ...(taken ? [operationsStep(answers)] : [])];
}

/** A token for a narrower consent keeps nobody from a run: what it would open stays open. */
async function ofOther(drive: Drive, given: Given): Promise<CheckStep> {
  const name = `token "${given}"`;
  const consent = consentOf(given);
  const doubt = (message: string, cure = 'Give a token of this bank that has not ended.'): CheckStep => ({
    ...{ name, message, cure },
    outcome: 'warning',
  });
  const { facts, token } = await drive.consent(consent);
  if (token === undefined) {
    const missing = drive.missing(consent);
    return doubt(missing?.reason ?? 'There is none.', missing?.supply);
  }
  const list = await drive.read('GET /accounts', consent);
  // What is told of a consent need not be tried, unless the list of accounts says nothing of the rest.
  const isClear = list !== undefined && (isSuccess(list) ? facts.permissions !== undefined : statusOf(list) === 401);
  if (!isClear) await tryOperations(drive, consent);
  const refused = list !== undefined && statusOf(list) === 401;
  if (given === 'expired') {
    return refused
      ? ok(name, 'the bank refuses it, as it should')
      : doubt(`GET /accounts ${answerOf(list)}, and this token should have ended.`, 'Give one that has ended.');
  }
  if (refused) return doubt(`The bank does not take it: GET /accounts ${answerOf(list)}.`);
  if (list === undefined || !isSuccess(list))
    return doubt(`GET /accounts ${answerOf(list)}.`, 'See whether the bank takes it elsewhere.');
  return ok(name, 'the bank takes it');
}
