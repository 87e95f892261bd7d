import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { listRules } from '../bin/rules/list-rules.ts';
import { createBank } from '../library/public/index.ts';
import { choices } from '../schemas/profiles/bank-profile.ts';
import { allServiceLines, type ShowingCall } from '../schemas/profiles/service-document.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { openedWorkbench } from './support/opened-workbench.ts';
import { servicePage, servicePagePath } from './support/service-page.ts';

/**
 * The lines of the document, counted by hand where it could be read: a line more or less here is a line that the page has too much or
 * too little.
 */
const counted = 47;

const rules = await loadRules();
const bank = await createBank({ profile: 'service' });
after(() => bank.close());

/** The values that a pointer leads to, `*` for every index. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (value === undefined) return [];
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[step], rest) : [];
}

/** Makes a call, by account for each, and looks at what its answers show. */
async function make({ call, by = 'household', status, at, has, every, nothing }: ShowingCall): Promise<void> {
  const persona = by === 'nobody' || by === 'the client' ? 'household' : by;
  const { accessToken, clientToken, accountIds, consentId } = await bank.token({ persona });
  const [method = '', path = ''] = call.split(' ');
  const token = by === 'the client' ? clientToken : accessToken;
  const headers: Record<string, string> = by === 'nobody' ? {} : { authorization: `Bearer ${token}` };
  const paths = path.includes('{AccountId}') ? accountIds.map((id) => path.replace('{AccountId}', id)) : [path];
  const found: unknown[] = [];
  for (const each of paths) {
    const url = `https://bank.test/open-banking/v3.1/aisp${each.replace('{ConsentId}', consentId)}`;
    const answer = await bank.fetch(new Request(url, { method, headers }));
    const text = await answer.text();
    assert.equal(answer.status, status, `${call}: ${text}`);
    if (at === undefined) continue;
    const values = valuesAt(JSON.parse(text), at.split('/').slice(1));
    for (const value of has ?? []) assert.ok(values.includes(value), `${call}: ${at} has no ${value}`);
    if (every !== undefined) for (const value of values) assert.match(String(value), new RegExp(every));
    found.push(...values);
  }
  if (at !== undefined) assert.equal(found.length > 0, nothing !== true, `${call}: ${at}`);
}

describe('the service document, line by line', () => {
  it('has every line once', () => {
    assert.equal(new Set(allServiceLines.map(({ id }) => id)).size, counted);
    assert.equal(allServiceLines.length, counted);
  });

  it('is the page of docs/', async () => {
    const current = existsSync(servicePagePath) ? readFileSync(servicePagePath, 'utf8') : '';
    assert.ok(
      current === (await servicePage()),
      'docs/service.md is out of date: run "npm run coverage" and commit it',
    );
  });

  it('is cited by every rule of the service, each under a line that names the rule', () => {
    const citing = rules.filter(({ clause }) => clause.page !== undefined);
    assert.deepEqual(
      citing.map(({ id }) => id).filter((id) => !id.startsWith('AISP-SEED-')),
      [],
    );
    for (const { id, clause } of rules.filter((rule) => rule.id.startsWith('AISP-SEED-'))) {
      const line = allServiceLines.find((each) => clause.page === `docs/service.md#${each.id}`);
      assert.ok(line?.rules.includes(id), `${id} cites ${clause.page}`);
    }
  });

  it('is opened from every rule that cites it: in the workbench by a link, in a terminal by the path of the file', async () => {
    const bench = await openedWorkbench();
    try {
      const { status, text } = await bench.ask('/service');
      assert.equal(status, 200);
      const lines = [...text.matchAll(/<h\d id="([\w-]+)">/g)].map(([, id]) => id);
      assert.deepEqual(
        allServiceLines.map(({ id }) => id).filter((id) => !lines.includes(id)),
        [],
      );
      for (const [, id = ''] of text.matchAll(/href="\/rules\/([^"]+)"/g)) {
        assert.ok(
          rules.some((rule) => rule.id === id),
          id,
        );
      }
      for (const { id, clause } of rules.filter(({ clause: { page } }) => page !== undefined)) {
        const [, anchor = ''] = clause.page?.split('#') ?? [];
        const own = await bench.ask(`/rules/${id}`);
        assert.ok(own.text.includes(`Said by <a href="/service#${anchor}">`), id);
        assert.ok(lines.includes(anchor), `${id}: ${anchor}`);
        const told = await listRules(id, {}, { width: 1000, colour: false });
        const [, file = '', there] = /^Said by .* <(\S+)#([\w-]+)>\.$/m.exec(told) ?? [];
        assert.deepEqual([resolve(file), there], [resolve(servicePagePath), anchor], told.slice(0, 600));
      }
    } finally {
      bench.remove();
    }
  });

  it('leads from AISP-SEED-003 to the line of rule 1', async () => {
    const told = await listRules('AISP-SEED-003', {}, { width: 1000, colour: false });
    const [line = ''] = told.split('\n').filter((each) => each.startsWith('Said by'));
    assert.match(line, /^Said by Service document, What the service does, rule 1 <\S+\/docs\/service\.md#rule-1>\.$/);
    assert.match(readFileSync(servicePagePath, 'utf8'), /^### rule-1$/m);
  });

  it('says what chooses otherwise where it is open, and has every choice of the profile', () => {
    const text = allServiceLines.map(({ open }) => open?.otherwise ?? '').join();
    for (const choice of choices) assert.ok(text.includes(`\`${choice}\``), choice);
    for (const { id, says, open } of allServiceLines) {
      if (/not shown/.test(says)) assert.ok(open !== undefined, id);
    }
  });

  for (const { id, shown = [] } of allServiceLines) {
    if (shown.length === 0) continue;
    it(`${id}: the calls show it`, async () => {
      for (const call of shown) await make(call);
    });
  }
});
