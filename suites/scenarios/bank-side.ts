import type { Recorder } from '../client/recorder.ts';
import type { ConsentKey, ScenarioName } from '../core/probes.ts';
import type { BankSideConfig } from '../target/target.ts';
import type { Missing } from '../tokens/token-source.ts';
import { unsafeId } from './safe-segment.ts';

/** What a test bank may be asked to do in place of its PSU. */
export type BankSideAction = keyof BankSideConfig;

/** What an action is about. */
export interface BankSideSubject {
  readonly consent?: ConsentKey;
  readonly consentId: string;
  /** Needed by `switchAccount` and `closeAccount`. */
  readonly accountId?: string;
}

const cures: Readonly<Record<BankSideAction, string>> = {
  withdraw: 'the request by which a PSU withdraws access at this test bank',
  reauthenticate: 'the request that makes this test bank want its PSU to authenticate again',
  breakDown: 'the request after which the next call for data under the consent breaks this test bank',
  throttle: 'the request after which the next call for data under the consent is one too many for this test bank',
  switchAccount: 'the request that has an account switched from this test bank to another',
  closeAccount: 'the request that closes an account at this test bank',
};

/** Has the test bank do something by the request that the configuration gives. It may carry credentials: it is recorded without its body. */
export async function askBank(
  action: BankSideAction,
  subject: BankSideSubject,
  { bankSide, recorder, scenario }: { bankSide: BankSideConfig; recorder: Recorder; scenario: ScenarioName },
): Promise<'done' | Missing> {
  const request = bankSide[action];
  if (request === undefined) {
    return {
      reason: `The configuration has no "bankSide.${action}": ${cures[action]}.`,
      supply: `Add "bankSide.${action}" to the target file.`,
      key: `bankSide.${action}`,
    };
  }
  const { consent, consentId, accountId = '' } = subject;
  const unsafe = unsafeId(request.url, { probe: 'access', ...subject });
  if (unsafe !== undefined) return unsafe;
  const filled = (text: string, write: (id: string) => string) =>
    text.replaceAll('{ConsentId}', () => write(consentId)).replaceAll('{AccountId}', () => write(accountId));
  const isJson = /^\s*[[{]/.test(request.body ?? '');
  const answer = await recorder.sendSecret({
    scenario,
    about: { probe: 'access', variant: `bank-${action}`, ...(consent === undefined ? {} : { consent }) },
    asIs: true,
    method: request.method,
    url: filled(request.url, encodeURIComponent),
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...request.headers },
    ...(request.body === undefined
      ? {}
      : { body: filled(request.body, (id) => (isJson ? JSON.stringify(id).slice(1, -1) : id)) }),
  });
  if (answer !== undefined && answer.status >= 200 && answer.status < 300) return 'done';
  const what = answer === undefined ? 'was not answered' : `was answered ${answer.status}`;
  return {
    reason: `The request that makes the bank do this (${action}) ${what}.`,
    supply: `Check "bankSide.${action}" in the target file.`,
    key: `bankSide.${action}`,
    ...(answer === undefined ? {} : { refusal: String(answer.status) }),
  };
}
