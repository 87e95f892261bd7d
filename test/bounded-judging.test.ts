import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fullProfile } from '../schemas/profiles/full.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { foreignArchive } from '../suites/archive/foreign-archive.ts';
import { judgeRecording } from '../suites/archive/judge-recording.ts';
import type { Archive, RecordedExchange } from '../suites/core/archive.ts';
import { Evidence } from '../suites/core/evidence.ts';
import { judge, judgeRule } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { lookedAhead } from '../suites/core/look-ahead.ts';
import { page } from '../suites/core/page-sketches.ts';
import { json, parsedBodies } from '../suites/core/parsed-bodies.ts';
import type { Rule, RuleContext } from '../suites/core/rule.ts';
import { archiveOf } from '../suites/core/sketch.ts';
import { archiveText, asRecordedElsewhere } from './support/archived.ts';
import { judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
/** Faults that show in many exchanges, in few, by several rules, and as warnings. */
const wanted = ['links-relative', 'zero-balance-as-debit', 'country-uk', 'text-encoded-twice'];
/** Those of rules that look at each exchange by itself and ask the whole evidence for something. */
const related: Readonly<Record<string, string>> = {
  'filter-lifts-side-limit': 'AISP-PRM-030',
  'statement-shows-other-side': 'AISP-PRM-034',
  'last-page-beyond-filter': 'AISP-PAG-010',
  'later-pages-show-detail': 'AISP-PAG-011',
  'pages-too-small': 'AISP-PAG-006',
  'pending-transactions-share-an-id': 'AISP-TRA-006',
  'pending-on-another-account': 'AISP-TRA-020',
  'links-without-self': 'AISP-ENV-004',
};
const faults = (await loadFaults()).filter(({ id }) => wanted.includes(id) || Object.hasOwn(related, id));
const run = await judgeBank([], { profile: fullProfile, faults });
const { archive, context } = run;
const given: RuleContext = { ...context, claims: catalogue.flatMap(({ owns }) => owns ?? []) };

/** As `judge`, an exchange at a time, and with room for hardly a body. */
function judgeInLittleRoom(rules: readonly Rule[], judged: Archive, room = 0) {
  return parsedBodies.within(room, () => {
    const evidence = new Evidence(judged);
    const ahead = lookedAhead(rules, evidence, given, 1);
    return rules.map((rule) => judgeRule(rule, evidence, given, undefined, ahead));
  });
}

/** A rule of every release and profile that looks at each exchange by itself. */
function apartRule(look: (exchange: RecordedExchange) => void): Rule {
  const [literal] = catalogue;
  assert.ok(literal);
  const { optional: _, applies: __, releases: ___, ...usual } = literal;
  return {
    ...usual,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select()) {
        look(exchange);
        yield { place: { exchange } };
      }
    },
  };
}

describe('a recording judged in as little room as there may be', () => {
  it('has the verdicts that it has with room for everything, so rules that are marked apart are', () => {
    const whole = judge(catalogue, archive, given);
    const broken = whole.filter(({ findings }) => findings.length > 0).map(({ id }) => id);
    for (const id of Object.values(related)) assert.ok(broken.includes(id as Rule['id']), `${id} is to show`);
    const again = judgeInLittleRoom(catalogue, archive);
    const differing = whole.filter((verdict, index) => !isDeepStrictEqual(again[index], verdict));
    assert.deepEqual(differing, []);
  });

  it('has them as well where it comes from elsewhere, in sessions and under guesses', () => {
    const har = asRecordedElsewhere(archiveText(run, fullProfile));
    const recording = foreignArchive(har, 'recording.har', fullProfile.operations, context);
    const rules = catalogue.filter(({ id }) => /^AISP-(ENV|PAG|PRM|SUP|TRA)-/.test(id));
    const whole = judgeRecording(rules, recording, given);
    assert.ok(whole.some(({ outcome }) => outcome === 'fail'));
    assert.deepEqual(judgeRecording(rules, recording, given, { stretch: 1 }), whole);
  });

  it('has what a rule looks at apart from all others looked at once, in the order of the calls', () => {
    const seen: string[] = [];
    const apart = apartRule(({ id }) => seen.push(id));
    const [verdict] = judgeInLittleRoom([apart], archive);
    const answered = archive.exchanges.filter(({ response, about }) => response && about.probe !== 'lost');
    assert.equal(verdict?.checked, answered.length);
    assert.deepEqual(
      seen,
      answered.map(({ id }) => id),
    );
  });
});

describe('a walk through pages', () => {
  it('is judged in steps that grow with it, and not with its square', () => {
    const rules = catalogue.filter(({ id }) => id.startsWith('AISP-PAG-'));
    /** How often a rule, or the evidence for it, looks what a call was about. */
    const steps = (count: number): number => {
      let asked = 0;
      const { exchanges, ...walk } = archiveOf(Array.from({ length: count }, (_, index) => page(index + 1, count)));
      const counted = exchanges.map(({ about, ...exchange }) => ({
        ...exchange,
        get about() {
          asked += 1;
          return about;
        },
      }));
      const verdicts = judge(rules, { ...walk, exchanges: counted }, given);
      assert.ok(verdicts.some(({ id, checked }) => id === 'AISP-PAG-011' && checked >= count));
      return asked;
    };
    const [few, many] = [steps(100), steps(400)];
    assert.ok(many < 5 * few, `${few} steps for a hundred pages, ${many} for four hundred`);
  });
});

describe('the memory of the judge', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  it('holds the parsed bodies that there is room for, however many answers an archive has', async () => {
    const pages = archive.exchanges.filter(
      ({ about, response }) => /\/transactions$/.test(about.operation ?? '') && response?.status === 200,
    );
    const many = { ...archive, exchanges: copies(pages, 60) };
    const largest = Math.max(...many.exchanges.map(({ response }) => response?.body?.length ?? 0));
    const values: WeakRef<object>[] = [];
    const noting = apartRule((exchange) => values.push(new WeakRef(json(exchange) as object)));
    judgeInLittleRoom([...catalogue, noting], many, 6 * largest);
    assert.ok(parsedBodies.held <= 6 * largest, `${parsedBodies.held} characters`);
    assert.equal(values.length, many.exchanges.length);
    await turn();
    collect();
    const live = values.filter((value) => value.deref() !== undefined).length;
    assert.ok(live <= values.length / 3, `${live} of ${values.length} bodies`);
  });

  /** Answers like some others, each with a text of its own. */
  function copies(exchanges: readonly RecordedExchange[], count: number): readonly RecordedExchange[] {
    return Array.from({ length: count }, (_, index) => {
      const { response, ...exchange } = exchanges[index % exchanges.length] as RecordedExchange;
      assert.ok(response);
      return { ...exchange, id: `x${index}`, response: { ...response, body: `${' '.repeat(index)}${response.body}` } };
    });
  }
});
