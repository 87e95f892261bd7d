import { trailingSlash } from '../core/oddities.ts';
import { type OfficialTest, officialTestIds, officialTests } from '../ledger/official-tests.ts';
import type { CallOptions } from './call-options.ts';
import type { Drive } from './drive.ts';

const usualMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/**
 * Makes the calls of the official suite that are like no other call of a run: paths below an operation, a slash at the end of a
 * path, unusual spellings of a moment. No rule needs them; a thorough run makes them so that its report tells how those tests end.
 */
export async function makeOfficialCalls(drive: Drive, accountId: string): Promise<void> {
  for (const id of officialTestIds) {
    const test: OfficialTest = officialTests[id];
    const { operation, path, query = {} } = test;
    const purpose = purposeOf(test);
    if (purpose === undefined || operation === undefined || !drive.offers(operation)) continue;
    const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    await drive.call({
      ...purpose,
      operation,
      consent: 'detail',
      path: path.replace('{AccountId}', encodeURIComponent(accountId)),
      ...(path.includes('{AccountId}') ? { accountId } : {}),
      ...(asked.length === 0 ? {} : { query: asked.join('&') }),
    });
  }
}

function purposeOf({
  asks,
  operation,
  path,
  query,
}: OfficialTest): Pick<CallOptions, 'probe' | 'variant' | 'carries'> | undefined {
  if (asks === 'undefined-path') return { probe: 'undefined-path', variant: 'below' };
  if (query !== undefined && !Object.values(query).every((value) => usualMoment.test(value))) {
    return { probe: 'filter', variant: 'official' };
  }
  return path === `${operation?.slice('GET '.length)}/`
    ? { probe: 'happy', variant: trailingSlash, carries: trailingSlash }
    : undefined;
}
