import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { Release } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { Transport, WireRequest, WireResponse } from '../../suites/client/transport.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { fileType, isPutOff } from '../../suites/core/oddities.ts';
import { rightful } from '../../suites/core/unreadable.ts';
import { type BankRun, brokenBy, judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();

/** One thing in which a call of a run differs from the plainest lawful one, how a bank may refuse it, and the rules about that. */
interface Refusal {
  readonly of: string;
  readonly has: (request: WireRequest) => boolean;
  readonly status: 400 | 401 | 404 | 406 | 415;
  readonly toldBy: readonly RuleId[];
  /** Where no run of the other profile and release has it. */
  readonly in?: 'full' | 'service';
}

const isRead = ({ method, url }: WireRequest) => method === 'GET' && url.includes('/aisp/');
const isConsent = ({ method, url }: WireRequest) => method === 'POST' && url.endsWith('/account-access-consents');
const lines = (request: WireRequest, name: string) =>
  Object.entries(request.headers).filter(([key]) => key.toLowerCase() === name);
const value = (request: WireRequest, name: string) => lines(request, name)[0]?.[1];
const parameter = ({ url }: WireRequest, name: string) => new URL(url).searchParams.get(name) ?? '';
const withHeader =
  (name: string, is: (text: string) => boolean = () => true) =>
  (request: WireRequest) =>
    isRead(request) && lines(request, name).some(([, text]) => is(text));
const accepts = (type: string) => withHeader('accept', (text) => text === type);
const filters = (from: RegExp) => (request: WireRequest) =>
  isRead(request) && from.test(parameter(request, 'fromBookingDateTime'));
const id = 'x-fapi-interaction-id';

const table: readonly Refusal[] = [
  {
    of: 'a slash at the end',
    has: (r) => isRead(r) && new URL(r.url).pathname.endsWith('/'),
    status: 404,
    toldBy: ['AISP-HTTP-033'],
  },
  {
    of: 'a slash at the end',
    has: (r) => isRead(r) && new URL(r.url).pathname.endsWith('/'),
    status: 400,
    toldBy: ['AISP-HTTP-033'],
  },
  {
    of: 'an unknown parameter',
    has: (r) => parameter(r, 'aispConformance') !== '',
    status: 400,
    toldBy: ['AISP-HTTP-034'],
  },
  { of: 'no interaction id', has: (r) => isRead(r) && lines(r, id).length === 0, status: 400, toldBy: [] },
  {
    of: 'a header in capitals',
    has: (r) => isRead(r) && lines(r, id).some(([name]) => name !== id),
    status: 400,
    toldBy: [],
  },
  {
    of: 'x-fapi-auth-date',
    has: withHeader('x-fapi-auth-date'),
    status: 400,
    toldBy: ['AISP-HDR-009', 'AISP-DTM-007'],
  },
  { of: 'an older name of it', has: withHeader('x-fapi-customer-last-logged-time'), status: 400, toldBy: [] },
  {
    of: 'an address of IPv4',
    has: withHeader('x-fapi-customer-ip-address', (text) => text.includes('.')),
    status: 400,
    toldBy: ['AISP-HDR-014'],
  },
  {
    of: 'an address of IPv6',
    has: withHeader('x-fapi-customer-ip-address', (text) => text.includes(':')),
    status: 400,
    toldBy: ['AISP-HDR-014'],
  },
  { of: 'a user agent', has: withHeader('x-customer-user-agent'), status: 400, toldBy: ['AISP-HDR-015'] },
  { of: 'a type for no body', has: withHeader('content-type'), status: 400, toldBy: ['AISP-HDR-020'] },
  { of: 'an id of the bank', has: withHeader('x-fapi-financial-id'), status: 400, toldBy: ['AISP-HDR-013'] },
  {
    of: 'a version of the payload',
    has: withHeader('payload-version'),
    status: 400,
    toldBy: ['AISP-V4-049'],
    in: 'service',
  },
  { of: 'an id of the client', has: withHeader('x-client-id'), status: 401, toldBy: ['AISP-V4-056'], in: 'service' },
  { of: 'a charset in Accept', has: accepts('application/json; charset=utf-8'), status: 406, toldBy: ['AISP-HDR-024'] },
  { of: 'a weight in Accept', has: accepts('application/json;q=0.9'), status: 400, toldBy: ['AISP-HDR-024'] },
  { of: 'a wildcard of a kind', has: accepts('application/*'), status: 406, toldBy: ['AISP-HDR-025'] },
  { of: 'a wildcard', has: accepts('*/*'), status: 406, toldBy: ['AISP-HDR-025'] },
  { of: 'a wildcard', has: accepts('*/*'), status: 400, toldBy: ['AISP-HDR-025'] },
  { of: 'no Accept', has: (r) => isRead(r) && lines(r, 'accept').length === 0, status: 406, toldBy: ['AISP-HDR-023'] },
  { of: 'a file in PDF', has: accepts(fileType.accept), status: 406, toldBy: [], in: 'full' },
  { of: 'a file in PDF', has: accepts(fileType.accept), status: 400, toldBy: [], in: 'full' },
  {
    of: 'a scheme in small letters',
    has: withHeader('authorization', (text) => text.startsWith('bearer ')),
    status: 401,
    toldBy: ['AISP-SEC-901'],
  },
  {
    of: 'a signature',
    has: (r) => isConsent(r) && lines(r, 'x-jws-signature').length > 0,
    status: 400,
    toldBy: ['AISP-HDR-035'],
  },
  {
    of: 'an idempotency key',
    has: (r) => isConsent(r) && lines(r, 'x-idempotency-key').length > 0,
    status: 400,
    toldBy: ['AISP-HDR-034'],
  },
  {
    of: 'a charset of a request',
    has: (r) => isConsent(r) && /charset=utf-8/.test(value(r, 'content-type') ?? ''),
    status: 415,
    toldBy: ['AISP-HDR-017'],
  },
  {
    of: 'a charset of a request',
    has: (r) => isConsent(r) && /charset=utf-8/.test(value(r, 'content-type') ?? ''),
    status: 400,
    toldBy: ['AISP-HDR-017'],
  },
  {
    of: 'a code given twice',
    has: (r) => isConsent(r) && /"(Read\w+)"[^\]]*"\1"/.test(r.body ?? ''),
    status: 400,
    toldBy: [],
  },
  { of: 'a zone in a filter', has: filters(/Z$/), status: 400, toldBy: ['AISP-FIL-007'] },
  { of: 'a filter without hyphens', has: filters(/^\d{8}T/), status: 400, toldBy: ['AISP-FIL-010'] },
  { of: 'a filter without hyphens', has: filters(/^\d{8}T/), status: 404, toldBy: ['AISP-FIL-010'] },
  { of: 'a filter with a plus', has: filters(/ 01:00$/), status: 400, toldBy: [] },
  { of: 'a filter by day', has: filters(/^\d{4}-\d\d-\d\d$/), status: 400, toldBy: ['AISP-FIL-011'] },
  { of: 'a fraction in a filter', has: filters(/\.999$/), status: 404, toldBy: [] },
];

/** A lawful refusal of the same bank, and of the same call but for what it says: another one that was refused with that status. */
function likeARefusal(request: WireRequest, status: Refusal['status']): WireRequest {
  const { body: _, ...rest } = request;
  const kept = Object.fromEntries(lines(request, id).map(([, text]) => [id, text]));
  const authorization = value(request, 'authorization') ?? '';
  const usual = { ...kept, accept: 'application/json', authorization: authorization.replace(/^bearer/, 'Bearer') };
  const at = (path: string) => request.url.replace(/\/aisp\/.*/, `/aisp${path}`);
  const consent = { ...rest, method: 'POST', url: at('/account-access-consents') };
  switch (status) {
    case 400:
      return isConsent(request)
        ? { ...consent, headers: { ...usual, 'content-type': 'application/json' }, body: '{"Data":{},"Risk":{}}' }
        : { ...rest, url: at('/accounts'), headers: { ...usual, [id]: 'no-uuid' } };
    case 401:
      return { ...rest, url: at('/accounts'), headers: { ...usual, authorization: 'Bearer no-token' } };
    case 404:
      return { ...rest, url: at('/no-such-path'), headers: usual };
    case 406:
      return { ...rest, url: at('/accounts'), headers: { ...usual, accept: 'text/xml' } };
    case 415:
      return { ...consent, headers: { ...usual, 'content-type': 'text/plain' }, body: 'x' };
  }
}

interface RefusingRun extends BankRun {
  readonly refused: number;
}

async function runAt(where: keyof typeof banks, refusal?: Refusal): Promise<RefusingRun> {
  let refused = 0;
  const carrying =
    (usual: Transport): Transport =>
    async (request, timeoutMs) => {
      if (refusal?.has(request) !== true) return await usual(request, timeoutMs);
      refused += 1;
      const answer: WireResponse = await usual(likeARefusal(request, refusal.status), timeoutMs);
      assert.equal(answer.status, refusal.status);
      const sent = value(request, id);
      const headers = answer.headers.map(
        ([name, text]) =>
          [name, name.toLowerCase() === id ? (sent ?? '5f0c2d1e-8a3b-4c6d-9e7f-102030405060') : text] as const,
      );
      return { ...answer, headers };
    };
  const [profile, release] = banks[where];
  const target = (usual: Parameters<NonNullable<Parameters<typeof judgeBank>[1]['target']>>[0]) => ({
    ...usual,
    thorough: true,
  });
  return { ...(await judgeBank(catalogue, { profile, release, carrying, target })), refused };
}

const banks = {
  full: [fullProfile, '3.1.11'],
  service: [serviceProfile, '4.0.1'],
} as const satisfies Readonly<Record<string, readonly [BankProfile, Release]>>;

describe('what differs from the plainest lawful call', () => {
  for (const where of ['full', 'service'] as const) {
    it(`says so in the evidence of a run at the ${where} bank`, async () => {
      const { archive } = await runAt(where);
      const silent = archive.exchanges.filter(({ about, request }) => {
        if (about.operation === undefined || about.carries !== undefined || !['happy', 'repeat'].includes(about.probe))
          return false;
        const { search, pathname } = new URL(request.url);
        const names = request.headers
          .map(([name]) => name)
          .sort()
          .join();
        const accept = request.headers.find(([name]) => name === 'accept')?.[1];
        const usual = [
          'accept,authorization,x-fapi-interaction-id',
          'accept,authorization,content-type,x-fapi-interaction-id',
        ];
        return (
          search !== '' ||
          pathname.endsWith('/') ||
          names !== usual[request.body === undefined ? 0 : 1] ||
          (accept !== 'application/json' && !about.operation.endsWith('/file'))
        );
      });
      assert.deepEqual(
        silent.map(({ request, purpose }) => [purpose, request.url]),
        [],
      );
      assert.ok(archive.exchanges.every((each) => each.about.probe !== 'unusual' || isPutOff(each)));
      assert.ok(!rightful.includes('unusual'));
    });
  }
  for (const refusal of table) {
    const { of, status, toldBy } = refusal;
    for (const where of refusal.in === undefined ? (['full', 'service'] as const) : [refusal.in]) {
      const title = `${of}, refused with ${status} by the ${where} bank`;
      it(`${title}, is a matter of ${toldBy.join(' and ') || 'no rule'}`, {
        skip: !isTried(title, 3) && 'in turns',
      }, async () => {
        const run = await runAt(where, refusal);
        assert.ok(run.refused > 0);
        assert.deepEqual(brokenBy(run).toSorted(), toldBy.toSorted());
      });
    }
  }
});
