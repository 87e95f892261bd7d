import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

/** Statuses of refusals and failures that the standard gives a meaning to; 409 for a resource that exists already. */
const known: readonly number[] = [400, 401, 403, 404, 405, 406, 409, 415, 429, 500, 503];

export default rule({
  id: 'AISP-HTTP-032',
  level: 'MAY',
  title: 'Refusals and failures have a status that the standard gives a meaning to',
  matters:
    'Clients have branches for the statuses of the standard; an odd one falls through all of them and is logged as unknown.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['routing', 'tokens', 'missing-permissions', 'consent-refusals', 'accounts-outside-consent'],
  needs: 'a call that does not succeed',
  apart: true,
  *judge(evidence, { profile }) {
    for (const exchange of evidence.select()) {
      const status = statusOf(exchange);
      // Whoever refuses the connection itself is not the interface.
      if (['access', 'connection'].includes(exchange.about.probe) || status < 300) continue;
      const holds = known.includes(status) || profile.notImplemented.includes(status);
      yield look({ exchange }, holds, 'Expected a status of the table of the standard', status);
    }
  },
  accept: { 'a bad request': { operation: 'GET /accounts', probe: 'bad-header', status: 400 } },
  reject: {
    'a redirect of an edge device': { operation: 'GET /accounts', status: 302 },
    'a failure of a gateway': { operation: 'GET /accounts', status: 502 },
    gone: { probe: 'undefined-path', variant: 'resource', path: '/foobar', status: 410 },
  },
});
