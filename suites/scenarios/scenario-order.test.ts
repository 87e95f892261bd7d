import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ScenarioName, scenarioNames } from '../core/probes.ts';
import { loadScenario } from './load-scenario.ts';
import type { Scenario } from './scenario.ts';
import { comesAfter, inTheirOrder } from './scenario-order.ts';

const all = await Promise.all(scenarioNames.map(loadScenario));

/** Runs scenarios that end when they are told to; those that have begun and not ended. */
function course(names: readonly ScenarioName[], overlap: boolean) {
  const under = new Map<ScenarioName, () => void>();
  const scenarios = all.filter(({ name }) => names.includes(name));
  const done = inTheirOrder(scenarios, overlap, ({ name }) => new Promise((resolve) => under.set(name, resolve)));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    done,
    async begun() {
      await settled();
      return [...under.keys()];
    },
    end(name: ScenarioName) {
      under.get(name)?.();
      under.delete(name);
    },
  };
}

describe('the order of scenarios', () => {
  it('has each after those that it has to come after, and says why', () => {
    for (const [place, { name, after = {}, alone }] of all.entries()) {
      const before = scenarioNames.slice(0, place);
      for (const [other, reason] of Object.entries(after)) {
        assert.ok(
          before.some((each) => each === other),
          `${name} after ${other}`,
        );
        assert.match(reason, /\w+ \w+ \w+/, name);
      }
      if (alone !== undefined) assert.match(alone, /\w+ \w+ \w+/, name);
    }
  });

  it('leaves nothing out and overlaps nothing where it must not', async () => {
    const { begun, done, end } = course(scenarioNames, false);
    for (const name of scenarioNames) {
      assert.deepEqual(await begun(), [name]);
      end(name);
    }
    await done;
  });

  it('begins what soon ends first, looks at it last, and goes on alone from there', async () => {
    const { begun, end } = course(scenarioNames, true);
    assert.deepEqual(await begun(), ['consents']);
    end('consents');
    assert.deepEqual(await begun(), ['token-life', 'consent-life']);
    end('token-life');
    end('consent-life');
    assert.deepEqual(new Set(await begun()), new Set(['consent-refusals', 'reads', 'token-expiry', 'consent-expiry']));
    end('reads');
    assert.ok((await begun()).length > 6);
    for (let under = await begun(); !under.includes('reauthorisation'); under = await begun()) {
      for (const name of under) end(name);
    }
    assert.deepEqual(await begun(), ['reauthorisation']);
    end('reauthorisation');
    assert.deepEqual(await begun(), ['reauthentication']);
  });

  it('has one that names another that does not run come after all that would come before that', () => {
    const [paging] = all.filter(({ name }) => name === 'paging');
    assert.ok(paging);
    const before = all.filter(({ name }) => name === 'reads' || name === 'filters');
    assert.deepEqual([...comesAfter(paging, before)], ['reads']);
  });

  it('begins nothing after a failure, and waits for what was begun', async () => {
    const [consents, life, refusals] = (['consents', 'token-life', 'consent-refusals'] as const).map((name) =>
      all.find((each) => each.name === name),
    ) as [Scenario, Scenario, Scenario];
    const ran: string[] = [];
    const failing = inTheirOrder([consents, life, refusals], true, async ({ name }) => {
      ran.push(name);
      if (name === 'token-life') throw new RangeError('a mistake');
    });
    await assert.rejects(failing, RangeError);
    assert.deepEqual(ran, ['consents', 'token-life']);
  });
});
