import type { Exchange, Finding } from '../../reports/contract/index.ts';

/** What a finding says of a member that is not there. */
const absent = 'nothing';

/**
 * The texts that a finding says it got and that nobody sent: they occur neither in the exchange that it points to nor, for a rule that compares
 * answers, in another one. Bodies, headers, statuses and URLs count. What it expected, beside what it got, is not among them.
 */
export function notSent({ message }: Pick<Finding, 'message'>, exchanges: readonly Exchange[]): readonly string[] {
  const [, got = ''] = message.split(/; got (.*)$/s);
  const came = got.replace(/ instead of .*$|, missing \[.*$/s, '');
  const texts = [...came.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text) as string);
  const unseen = (text: string) => text !== absent && !exchanges.some((each) => holds(each, text));
  return texts.filter(unseen);
}

function holds({ request, response, failure }: Exchange, text: string): boolean {
  const sent = [
    ...[request.method, request.url, decoded(request.url), request.body ?? ''],
    ...[response?.body ?? '', String(response?.status ?? ''), failure?.message ?? ''],
    ...[...request.headers, ...(response?.headers ?? [])].flat(),
  ].join('\n');
  return sent.includes(text) || sent.includes(JSON.stringify(text).slice(1, -1));
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
