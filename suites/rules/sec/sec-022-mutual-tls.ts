import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type RuleContext, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const tried = (inClear: number, uncertified: number): readonly Sketch[] => [
  { probe: 'connection', variant: 'plain-http', path: '/accounts', status: inClear },
  { probe: 'connection', variant: 'no-certificate', path: '/accounts', status: uncertified },
];

/** A bank on this machine needs no TLS to be tried out. */
function isOnLoopback({ baseUrl }: Pick<RuleContext, 'baseUrl'>): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && (loopback.has(hostname) || hostname.endsWith('.localhost'));
}

export default rule({
  id: 'AISP-SEC-022',
  level: 'MUST',
  title: 'The interface answers over TLS with client certificates, and gives no data without either',
  matters:
    'Without TLS and a client certificate anybody between TPP and bank reads along, and anybody who stole a token can use it.',
  clause: clause('Read/Write Data API', 'Message Signing'),
  applies: (_profile, context) =>
    !isOnLoopback(context) || 'The bank is on this machine and is called over plain HTTP.',
  scenarios: ['connection'],
  needs: 'a client certificate in the configuration ("tls.certificate" and "tls.key"), and a call without it',
  *judge({ archive }, { baseUrl }) {
    const [any] = archive.exchanges;
    if (baseUrl.startsWith('http:') && any !== undefined) {
      yield look({ exchange: any }, false, 'Expected a base URL with https', baseUrl);
    }
    // No answer at all is the best refusal.
    const calls = archive.exchanges.filter(({ about }) => about.probe === 'connection');
    const opened = calls.some(isSuccess);
    if (!opened && !calls.some(({ about }) => about.variant === 'no-certificate')) return;
    for (const exchange of calls) {
      const expected = 'Expected no data over a connection without TLS and client certificate';
      yield look({ exchange }, !isSuccess(exchange), expected, exchange.about.variant, statusOf(exchange));
    }
  },
  accept: {
    'both refused': tried(400, 401),
    'plain HTTP redirected': tried(301, 403),
  },
  reject: {
    'data in clear': tried(200, 401),
    'data without a certificate': tried(301, 200),
  },
});
