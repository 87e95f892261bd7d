import { openApiClause } from '../../core/clause.ts';
import { isMissingAltogether } from '../../core/missing-altogether.ts';
import { isOpenToAll } from '../../core/open-to-all.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'no-token', variant: 'basic-credentials' } as const;
const bare = { ...call, variant: 'no-scheme' } as const;

const otherwise = 'other-scheme-refused-otherwise';

/** A good token without the word Bearer is a malformed header, too: 400 by RFC 6750, section 3.1. */
const tried = {
  'basic-credentials': {
    statuses: { expected: [401], tolerated: { 400: otherwise, 403: otherwise } },
    expected: 'Expected 401 for Basic credentials',
  },
  'no-scheme': {
    statuses: { expected: [401, 400], tolerated: { 403: otherwise } },
    expected: 'Expected 401 for an access token without the word Bearer before it',
  },
} as const;

function isTried(variant: string): variant is keyof typeof tried {
  return variant in tried;
}

export default rule({
  id: 'AISP-SEC-005',
  level: 'MUST',
  tolerates: ['other-scheme-refused-otherwise'],
  title: 'An access token comes as a bearer token: neither Basic credentials nor a bare token stand in for one',
  matters:
    'A bank that takes other credentials than a bearer token teaches clients what fails elsewhere, and opens a way in that nobody secures.',
  clause: openApiClause('PSUOAuth2Security'),
  scenarios: ['tokens'],
  needs: 'calls with Basic credentials, and with an access token and no word before it',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token' })) {
      const { variant = '' } = exchange.about;
      if (!isTried(variant) || isMissingAltogether(exchange) || isOpenToAll(evidence, exchange)) continue;
      yield lookAtStatus(exchange, tried[variant].statuses, tried[variant].expected);
    }
  },
  accept: {
    'refused with 401': { ...call, status: 401 },
    'a bare token is refused as no token': { ...bare, status: 401 },
    'a bare token is refused as a malformed header': { ...bare, status: 400 },
  },
  reject: {
    'answers with data': { ...call, data: { Account: [] } },
    'breaks the server': { ...call, status: 500 },
    'a bad request': { ...call, status: 400 },
    'answers a bare token with data': { ...bare, data: { Account: [] } },
    'a bare token breaks the server': { ...bare, status: 500 },
  },
});
