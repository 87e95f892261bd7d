import { isSuccess, statusOf } from '../core/status.ts';
import type { Drive } from '../scenarios/drive.ts';
import { type CheckStep, failed, ok, skipped } from './check-step.ts';
import { accountsStep, tokenStep } from './read-steps.ts';
import { operationsStep, tryOperations } from './try-operations.ts';

/** The steps of a target whose run makes its consents: a token of the client, a consent, a token of a PSU, and reads. */
export async function tryMade(drive: Drive, asksPerson: boolean): Promise<readonly CheckStep[]> {
  const client = await drive.token('client');
  if (client === undefined) {
    const missing = drive.missing('client');
    return [
      failed('client token', missing?.reason ?? 'There is none.', missing?.supply),
      ...['consent', 'PSU token', 'read'].map((name) =>
        skipped(name, 'There is no token of the client to begin with.'),
      ),
    ];
  }
  const steps = [ok('client token', 'the client has an access token')];
  const { facts, token } = await drive.consent('detail');
  const missing = drive.missing('detail');
  const why = [missing?.reason ?? 'There is none.', missing?.supply] as const;
  const made = facts.consentId !== undefined;
  const consent = made ? ok('consent', 'a consent could be made; it is deleted again') : failed('consent', ...why);
  if (token === undefined) {
    const psu = asksPerson || !made ? skipped : failed;
    const read = skipped('read', 'There is no token of a PSU to read with.');
    return [...steps, consent, psu('PSU token', ...why), read];
  }
  const answers = await tryOperations(drive, 'detail');
  const list = answers.find(({ about }) => about.operation === 'GET /accounts');
  if (list !== undefined && statusOf(list) === 401) return [...steps, consent, ...tokenStep('PSU token', list)];
  const psu = ok('PSU token', 'there is an access token of a PSU');
  const rest = answers.some(isSuccess) ? [operationsStep(answers)] : [];
  return [...steps, consent, psu, accountsStep(list), ...rest];
}
