import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReport } from '../../reports/build-report.ts';
import { formatNames, renderFormats } from '../../reports/render-format.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { Transport, WireResponse } from '../../suites/client/transport.ts';
import { isObject, parsedJson } from '../../suites/core/json.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { judgeBank } from '../support/bank-run.ts';
import { isTried, tryAll, turnOf } from '../support/turns.ts';

const catalogue = await loadRules();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The release that the bank speaks, and the one beside it. */
interface Spoken {
  readonly release: Release;
  readonly beside?: Release;
}

type Spoil = (response: WireResponse) => WireResponse;

/** The verdicts on a bank whose answers are spoilt on the way, those about consents left alone unless `all`, in every format. */
async function verdictsOn(bank: Spoken, spoil: Spoil, all: boolean) {
  const carrying =
    (usual: Transport): Transport =>
    async (request, timeoutMs) => {
      const response = await usual(request, timeoutMs);
      const { pathname } = new URL(request.url);
      const data = pathname.includes('/aisp/') && (all || !pathname.includes('/account-access-consents'));
      return data ? spoil(response) : response;
    };
  const { verdicts, archive } = await judgeBank(catalogue, { profile: fullProfile, ...bank, carrying });
  const { exchanges } = archive;
  const facts = {
    tool: { name: 'aisp', version: '1' },
    target: { baseUrl: '', release: bank.release, profile: 'full' },
  };
  const record = { ...facts, startedAt: '2026-03-17T10:30:00Z', exchanges, requests: exchanges.length };
  const files = await renderFormats(buildReport(record, verdicts, 1000), formatNames);
  return { verdicts, files };
}

/** Rules that broke themselves, with what they said. */
function broken(verdicts: Awaited<ReturnType<typeof verdictsOn>>['verdicts']) {
  return verdicts.filter(({ outcome }) => outcome === 'error').map(({ id, reason }) => `${id}: ${reason}`);
}

const bodies = {
  'nothing at all': '',
  null: 'null',
  'a list': '[]',
  'a number': '42',
  'half a body': '{"Data":{"Account":[{"AccountId":"1"',
  'the page of a proxy': '<html><body><h1>502 Bad Gateway</h1></body></html>',
  'null for every member': '{"Data":null,"Links":null,"Meta":null,"Risk":null,"Errors":null}',
  'lists for objects': '{"Data":[],"Links":[],"Meta":[],"Risk":[],"Errors":[[]]}',
  'texts for objects': '{"Data":"x","Links":"x","Meta":"x","Risk":"x","Errors":"x"}',
  'lists twenty thousand deep': '['.repeat(20_000) + ']'.repeat(20_000),
  'objects six thousand deep': `${'{"Data":'.repeat(6000)}1${'}'.repeat(6000)}`,
  'names that objects have':
    '{"__proto__":{"Data":1},"constructor":1,"Data":{"__proto__":[],"toString":1,"Account":[{}]}}',
};

const headers: Readonly<Record<string, WireResponse['headers']>> = {
  'no headers': [],
  'headers that say nothing': ['content-type', 'date', 'x-fapi-interaction-id', 'retry-after'].map((name) => [
    name,
    '',
  ]),
  'headers that cannot be read': [
    ['content-type', ';;charset==,'],
    ['date', 'soon'],
    ['retry-after', '-1e999'],
    ['www-authenticate', 'Bearer =,"'],
  ],
};

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, [], {}, '', 0, -1, true, [null], 'x'.repeat(300), '2026-13-45T99:99:99Z', '٣', '\u0000', '%'),
);

/** Puts `value` in the place of some member or element of a body. */
function misplace(body: unknown, value: unknown, pick: (places: number) => number): unknown {
  const places: (() => void)[] = [];
  const visit = (at: unknown): void => {
    if (Array.isArray(at)) {
      for (const [index, each] of at.entries()) {
        places.push(() => at.splice(index, 1, value));
        visit(each);
      }
    } else if (isObject(at)) {
      for (const [name, each] of Object.entries(at)) {
        places.push(() => Object.assign(at, { [name]: value }));
        visit(each);
      }
    }
  };
  visit(body);
  if (places.length > 0) places[pick(places.length)]?.();
  return body;
}

interface Effort {
  readonly bank: Spoken;
  readonly isTurn: (name: string) => boolean;
  readonly numRuns: number;
}

/** What is tried of whom: beside 3.1 by turns only some of it, for what reads a body is the same code. */
const efforts: readonly Effort[] = [
  { bank: { release: latestRelease }, isTurn: () => true, numRuns: tryAll() ? 8 : 2 },
  { bank: { release: '4.0.1' }, isTurn: (name) => isTried(`${name} 4.0.1`, 6), numRuns: tryAll() ? 8 : 2 },
  {
    bank: { release: latestRelease, beside: '4.0.1' },
    isTurn: (name) => isTried(`${name} 4.0.1 beside`, 6),
    numRuns: tryAll() ? 8 : 2,
  },
];

for (const { bank, isTurn, numRuns } of efforts) {
  describe(`a bank that answers garbage, ${Object.values(bank).join(' and ')}`, () => {
    for (const [name, body] of Object.entries(bodies).filter(([each]) => isTurn(each))) {
      for (const all of [false, true].filter((_, turn) => tryAll() || turnOf(name, 2) === turn)) {
        it(`with ${name} for ${all ? 'every' : 'a data'} body fails, and breaks neither a rule nor a format`, async () => {
          const spoil: Spoil = (response) => ({ ...response, body: encoder.encode(body) });
          const { verdicts, files } = await verdictsOn(bank, spoil, all);
          assert.deepEqual(broken(verdicts), []);
          assert.ok(verdicts.some(({ outcome }) => outcome === 'fail'));
          for (const [file, text] of Object.entries(files))
            assert.ok(text.length < 10_000_000, `${file}: ${text.length}`);
        });
      }
    }

    for (const [name, list] of Object.entries(headers).filter(([each]) => isTurn(each))) {
      it(`with ${name} fails, and breaks neither a rule nor a format`, async () => {
        const { verdicts } = await verdictsOn(bank, (response) => ({ ...response, headers: list }), true);
        assert.deepEqual(broken(verdicts), []);
        assert.ok(verdicts.some(({ outcome }) => outcome === 'fail'));
      });
    }

    it('with any value in any place breaks neither a rule nor a format', async () => {
      let seen = 0;
      const spots = fc.array(fc.record({ often: fc.nat(9), where: fc.nat(), value: junk }), { minLength: 20 });
      await fc.assert(
        fc.asyncProperty(spots, fc.boolean(), async (chosen, all) => {
          let answers = 0;
          const spoil: Spoil = (response) => {
            const spot = chosen[answers++ % chosen.length];
            const body = parsedJson(decoder.decode(response.body));
            if (spot === undefined || spot.often < 5 || body === undefined) return response;
            const spoilt = misplace(body, spot.value, (places) => (spot.where + answers * 7919) % places);
            return { ...response, body: encoder.encode(JSON.stringify(spoilt)) };
          };
          const { verdicts } = await verdictsOn(bank, spoil, all);
          assert.deepEqual(broken(verdicts), []);
          seen += verdicts.filter(({ outcome }) => outcome === 'fail').length;
        }),
        { numRuns, seed: 42, endOnFailure: true },
      );
      assert.ok(seen > 10 * numRuns, String(seen));
    });
  });
}
