import type { RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { statusOf } from './status.ts';

/**
 * Answers with an error, body or not, to calls of the interface: not those to a path that the standard does not define,
 * which a gateway may answer as it likes, and not those whose body was withheld because the call carried a credential.
 */
export function* errorAnswers(evidence: Evidence): Generator<RecordedExchange> {
  for (const exchange of evidence.select()) {
    const { operation, variant } = exchange.about;
    if (operation === undefined || variant === 'query' || exchange.request.method === 'HEAD') continue;
    if (statusOf(exchange) >= 400) yield exchange;
  }
}

/** Those of the error answers that have a body. */
export function* errorBodies(evidence: Evidence): Generator<RecordedExchange> {
  for (const exchange of errorAnswers(evidence)) {
    if ((exchange.response?.body ?? '') !== '') yield exchange;
  }
}
