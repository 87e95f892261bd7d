import { clause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { isCount, type RateItem, rateItems } from '../../core/rate-limits.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { statusOf } from '../../core/status.ts';

const limited = (policy?: string, limit?: string, more: Partial<Sketch> = {}): Sketch => ({
  operation: 'GET /accounts',
  consent: 'detail',
  headers: { 'ratelimit-policy': policy, ratelimit: limit },
  ...more,
});
const throttled = (limit: string, after: string): Sketch => ({
  operation: 'GET /accounts',
  status: 429,
  body: '',
  headers: { ratelimit: limit, 'retry-after': after },
});
const policy = '"minute";q=100;w=60';
const shared = {
  clause: clause('Read/Write Data API', 'Rate Limit Headers'),
  releases: { since: '4.0.1' },
  optional: true,
  scenarios: ['reads', 'basic-view', 'trouble'],
} as const;

/** The items of a header that can be read; those that cannot are AISP-V4-051 and AISP-V4-052. */
const readable = (found: ReturnType<typeof rateItems>): readonly RateItem[] =>
  found === undefined || found === 'malformed' ? [] : found;
const told = (found: RateItem): string => `"${found.name}"`;
const secondsAfter = (at: string, seconds: number): number => Date.parse(at) + seconds * 1000;

/** What a bank tells of its rate limits, where it tells of any. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-051',
    level: 'MUST',
    apart: true,
    title: 'RateLimit-Policy is a list of named items, each with its quota q, and a window w where there is one',
    matters: 'A TPP paces its calls by the quota; where it cannot be read, it paces them by trial and error.',
    needs: 'an answer with RateLimit-Policy',
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        const found = rateItems(exchange, 'ratelimit-policy');
        if (found === undefined) continue;
        const counts = ({ parameters: { q, w } }: RateItem) => isCount(q) && (w === undefined || isCount(w));
        const holds = found !== 'malformed' && found.length > 0 && found.every(counts);
        const expected = 'Expected RateLimit-Policy as a list of named items with a quota';
        yield look({ exchange }, holds, expected, header(exchange, 'ratelimit-policy'));
      }
    },
    accept: {
      'one policy': limited(policy),
      'two, one without a window': limited('"burst";q=5, "day";q=9000;w=86400'),
    },
    reject: {
      'no name': limited('100;w=60'),
      'no quota': limited('"minute";w=60'),
      'a quota in words': limited('"minute";q=many'),
      nothing: limited(''),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-052',
    level: 'MUST',
    apart: true,
    title:
      'RateLimit is a list of named items, each with the rest r, and the seconds t to its renewal where there are any',
    matters:
      'Whether one more call is free is all that a TPP wants to know here; a header that hides it costs the call.',
    needs: 'an answer with RateLimit',
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        const found = rateItems(exchange, 'ratelimit');
        if (found === undefined) continue;
        const counts = ({ parameters: { r, t } }: RateItem) => isCount(r) && (t === undefined || isCount(t));
        const holds = found !== 'malformed' && found.length > 0 && found.every(counts);
        const expected = 'Expected RateLimit as named items with what is left';
        yield look({ exchange }, holds, expected, header(exchange, 'ratelimit'));
      }
    },
    accept: {
      'with a renewal': limited(policy, '"minute";r=50;t=30'),
      'without one': limited(undefined, '"minute";r=0'),
    },
    reject: {
      'no rest': limited(policy, '"minute";t=30'),
      'less than nothing': limited(policy, '"minute";r=-1;t=30'),
      'a number alone': limited(policy, '50'),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-053',
    level: 'SHOULD',
    apart: true,
    title: 'RateLimit names a policy of RateLimit-Policy, and leaves no more than its quota',
    matters:
      'What is left of a quota that nobody told of cannot be paced by, and more than all of it is a wrong counter.',
    needs: 'an answer with both headers',
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        const policies = readable(rateItems(exchange, 'ratelimit-policy'));
        if (policies.length === 0) continue;
        for (const left of readable(rateItems(exchange, 'ratelimit'))) {
          const named = policies.find(({ name }) => name === left.name);
          yield look({ exchange }, named !== undefined, 'Expected the name of a policy in RateLimit', told(left));
          const [{ r }, quota] = [left.parameters, named?.parameters.q];
          if (!isCount(quota) || !isCount(r)) continue;
          yield look({ exchange }, r <= quota, 'Expected no more left than the quota', r);
        }
      }
    },
    accept: { 'half of it': limited(policy, '"minute";r=50;t=30'), 'all of it': limited(policy, '"minute";r=100') },
    reject: { 'another name': limited(policy, '"day";r=50'), 'more than all': limited(policy, '"minute";r=101;t=30') },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-054',
    level: 'SHOULD',
    title: 'What RateLimit leaves does not grow before the quota is renewed',
    matters:
      'A counter that grows while calls are made counts something else, and the next call is refused out of the blue.',
    needs: 'two answers under one consent with RateLimit and the seconds to its renewal',
    *judge(evidence) {
      const last = new Map<string, { readonly r: number; readonly renewed: number; readonly ended: number }>();
      for (const exchange of evidence.select()) {
        for (const { name, parameters } of readable(rateItems(exchange, 'ratelimit'))) {
          const { r, t } = parameters;
          if (!isCount(r) || !isCount(t)) continue;
          const key = JSON.stringify([exchange.about.consent, name, parameters.pk]);
          const ended = Date.parse(exchange.startedAt) + exchange.durationMs;
          const now = { r, renewed: secondsAfter(exchange.startedAt, t), ended };
          const before = last.get(key);
          last.set(key, now);
          // Another window, a call of which nobody knows whether it came first, or no consent to count by.
          if (before === undefined || exchange.about.consent === undefined) continue;
          if (Date.parse(exchange.startedAt) < before.ended || now.renewed > before.renewed + 1000) continue;
          yield look({ exchange }, r <= before.r, 'Expected no more left than before in the same window', r);
        }
      }
    },
    accept: {
      'one less': [
        limited(policy, '"minute";r=50;t=30'),
        limited(policy, '"minute";r=49;t=29', { at: '2026-03-15T12:00:01.000Z' }),
      ],
      'renewed meanwhile': [
        limited(policy, '"minute";r=50;t=2'),
        limited(policy, '"minute";r=40;t=1', { at: '2026-03-15T12:00:01.000Z' }),
        limited(policy, '"minute";r=99;t=60', { at: '2026-03-15T12:00:05.000Z' }),
      ],
    },
    reject: {
      'one more': [
        limited(policy, '"minute";r=50;t=30'),
        limited(policy, '"minute";r=51;t=29', { at: '2026-03-15T12:00:01.000Z' }),
      ],
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-055',
    level: 'SHOULD',
    apart: true,
    title: 'With 429 nothing is left of some quota, and Retry-After waits at least for its renewal',
    matters: 'A TPP that waits as long as it was told and is refused once more stops trusting either number.',
    needs: 'a 429 with RateLimit and Retry-After',
    supplies: ['bankSide.throttle', 'tokens.kind'],
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        const items = readable(rateItems(exchange, 'ratelimit'));
        if (statusOf(exchange) !== 429 || items.length === 0) continue;
        const spent = items.filter(({ parameters }) => parameters.r === 0);
        yield look({ exchange }, spent.length > 0, 'Expected nothing left beside 429', header(exchange, 'ratelimit'));
        const waits = spent.flatMap(({ parameters: { t } }) => (isCount(t) ? [t] : []));
        const after = header(exchange, 'retry-after') ?? '';
        // A date, or what is no number at all, is AISP-HDR-036.
        if (waits.length === 0 || !/^\d+$/.test(after)) continue;
        const holds = Number(after) >= Math.min(...waits);
        yield look({ exchange }, holds, 'Expected Retry-After no sooner than the renewal of the quota', after);
      }
    },
    accept: {
      'with the renewal': throttled('"minute";r=0;t=30', '30'),
      'one of two spent': throttled('"day";r=7;t=600, "minute";r=0;t=2', '2'),
    },
    reject: { 'some left': throttled('"minute";r=3;t=30', '30'), 'too soon': throttled('"minute";r=0;t=30', '1') },
  }),
];
