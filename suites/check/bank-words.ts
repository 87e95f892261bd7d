import type { RecordedExchange } from '../core/archive.ts';
import { header, json } from '../core/evidence.ts';
import { at, textAt } from '../core/json.ts';
import { oauthError, plain } from '../tokens/oauth-answer.ts';

/** What came of a call, with the reason that the bank itself gives: `answers 401: "The access token expired"`. */
export function answerOf(exchange: RecordedExchange | undefined): string {
  if (exchange?.response === undefined) return `has no answer (${exchange?.failure?.code ?? 'none came'})`;
  const words = bankWords(exchange);
  return `answers ${exchange.response.status}${words === undefined ? '' : `: "${words}"`}`;
}

/** The reason that a refusal gives: the message of its error, or what it says of the token. One line of bounded length. */
function bankWords(exchange: RecordedExchange): string | undefined {
  const body = json(exchange);
  const [code, message] = ['ErrorCode', 'Message'].map((name) => textAt(at(body, 'Errors', 0), name));
  if (message !== undefined) return plain(code === undefined ? message : `${code}, ${message}`);
  const other = textAt(body, 'Message') ?? textAt(body, 'message');
  if (other !== undefined) return plain(other);
  const error = textAt(body, 'error');
  if (error !== undefined) return oauthError(error, textAt(body, 'error_description'));
  const challenge = header(exchange, 'www-authenticate');
  return challenge === undefined || challenge === '' ? undefined : plain(challenge);
}
