import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { RecordedExchange } from './archive.ts';
import { type Evidence, headerValues, sentHeader, succeeded } from './evidence.ts';

const name = 'x-fapi-interaction-id';

/**
 * The interaction id of an answer; undefined when it has none. Where it has several, that of its request if it is among them:
 * that there are several is for another rule to tell.
 */
export function interactionId(exchange: RecordedExchange): string | undefined {
  const [sent, received] = [sentHeader(exchange, name), headerValues(exchange, name)];
  return received.find((each) => each === sent) ?? received[0];
}

/** The rule about successful reads: it alone tells what the bank does wrong with every interaction id. */
const teller: RuleId = 'AISP-HDR-001';

/** That rule, where successful reads were sent an id and no answer of any kind plays back the id that it was sent. */
export function playsBackNone(evidence: Evidence): RuleId | undefined {
  return evidence.once(habits).playsBack ? undefined : teller;
}

/** That rule, where successful reads were sent an id and no answer of any kind carries one. */
export function carriesNone(evidence: Evidence): RuleId | undefined {
  return evidence.once(habits).carries ? undefined : teller;
}

/** What some answer does; true where there is no read that could show otherwise. */
function habits(evidence: Evidence): { readonly playsBack: boolean; readonly carries: boolean } {
  const isAsked = (exchange: RecordedExchange) => (sentHeader(exchange, name) ?? '') !== '';
  const reads = evidence.select({ probe: 'happy' }).filter(({ request }) => request.method === 'GET');
  if (!reads.some((exchange) => isAsked(exchange) && succeeded(exchange))) return { playsBack: true, carries: true };
  const answers = evidence.select().filter(({ about }) => about.operation !== undefined);
  return {
    playsBack: answers.some((each) => isAsked(each) && interactionId(each) === sentHeader(each, name)),
    carries: answers.some((each) => (interactionId(each) ?? '') !== ''),
  };
}
