import assert from 'node:assert/strict';
import type { Bank } from '../../stub/bank.ts';
import type { ReadyMadeToken, Target } from '../../suites/target/target.ts';

/** A token that a tester has from somewhere: what `POST /stub/tokens` takes, and the consent of the run that it is given for. */
export interface GivenToken {
  readonly as: ReadyMadeToken['consent'];
  readonly persona?: string;
  readonly asked?: Readonly<Record<string, unknown>>;
}

/** How much a tester says of tokens: nothing, all there is to say, or the ConsentId beside a token of the client. */
export type Said = 'nothing' | 'everything' | 'consent-id';

/** The configuration of a tester who has these tokens of a bank and cannot have consents made. */
export async function givenTokens(
  usual: Target,
  bank: Bank,
  given: readonly GivenToken[],
  said: Said,
): Promise<Target> {
  const { bankSide: _, ...target } = usual;
  const answers = await Promise.all(given.map(async (each) => await developerToken(bank, usual.baseUrl, each)));
  const tokens = given.map((each, index) => saying(said, each, answers[index] ?? {}));
  const clientToken = said === 'consent-id' ? { clientToken: String(answers[0]?.client_token) } : {};
  return { ...target, tokens: { kind: 'ready-made', tokens, ...clientToken } };
}

/** The answer of `POST /stub/tokens`. */
export type Answer = Readonly<Record<string, unknown>>;

/** What `POST /stub/tokens` answers, as the bank in this process hands it out. */
export async function developerToken(
  bank: Bank,
  origin: string,
  { persona = 'household', asked = {} }: GivenToken,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ persona, ...asked }) };
  const answer = await bank.fetch(new Request(`${origin}/stub/tokens`, init));
  assert.equal(answer.status, 201);
  return (await answer.json()) as Answer;
}

/** A token of the configuration, with as much said of it as the tester knows. */
export function saying(
  said: Said,
  { as: consent, persona = 'household', asked = {} }: GivenToken,
  answer: Answer,
): ReadyMadeToken {
  const token = { consent, token: String(answer.access_token) };
  if (said === 'consent-id') return { ...token, consentId: String(answer.openbanking_intent_id) };
  if (said === 'nothing') return token;
  const { TransactionFromDateTime: from, TransactionToDateTime: to } = asked;
  return {
    ...token,
    permissions: answer.permissions as readonly string[],
    transactionFrom: typeof from === 'string' ? from : 'none',
    transactionTo: typeof to === 'string' ? to : 'none',
    accounts: answer.account_ids as readonly string[],
    psu: persona,
  };
}
