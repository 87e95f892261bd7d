import type { RecordedExchange } from './archive.ts';
import { headerValues, sentHeader } from './evidence.ts';

const name = 'x-fapi-interaction-id';

/**
 * The interaction id of an answer; undefined when it has none. Where it has several, that of its request if it is among them:
 * that there are several is for another rule to tell.
 */
export function interactionId(exchange: RecordedExchange): string | undefined {
  const [sent, received] = [sentHeader(exchange, name), headerValues(exchange, name)];
  return received.find((each) => each === sent) ?? received[0];
}
