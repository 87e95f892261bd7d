import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskArchive } from '../library/judging/mask-archive.ts';
import { redaction } from '../reports/redact/redact.ts';
import { standardMembers } from '../reports/redact/standard-members.ts';
import { definitions, messages } from '../schemas/messages/messages.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { isObject } from '../suites/core/json.ts';
import { judge } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { maskedContext } from '../suites/core/masked.ts';
import { rulesFor } from '../suites/run/select-rules.ts';
import { judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const faults = (await loadFaults()).filter(({ id }) =>
  ['country-uk', 'links-relative', 'zero-balance-as-debit'].includes(id),
);
const { archive, context, verdicts } = await judgeBank(catalogue, { profile: fullProfile, faults });
const redact = redaction(archive.exchanges, Buffer.alloc(32, 3), 'all', ['a-token-that-nobody-sent-1']);

/** The names of members of a schema, at any depth. */
function* membersOf(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const each of schema) yield* membersOf(each);
  if (!isObject(schema)) return;
  if (isObject(schema.properties)) yield* Object.keys(schema.properties);
  for (const each of Object.values(schema)) yield* membersOf(each);
}

describe('a masked report', () => {
  it('says what the bank said to people: its messages have no names in them', () => {
    const said = (body = '') => body.match(/"(?:Message|error_description|ErrorCode|Path)":"(?:[^"\\]|\\.)*"/g) ?? [];
    const messages = archive.exchanges.flatMap(({ response }) => said(response?.body));
    assert.ok(messages.length > 50, String(messages.length));
    assert.deepEqual(
      archive.exchanges.map(redact.exchange).flatMap(({ response }) => said(response?.body)),
      messages,
    );
  });

  it('gives reasons, clauses and places as the rules gave them', () => {
    const masked = maskArchive(archive, redact);
    const shown = judge(rulesFor(catalogue, context), masked.archive, maskedContext(context, masked));
    const words = ({ id, reason, findings }: (typeof verdicts)[number]) => ({
      id,
      reason,
      places: findings.map(({ pointer, exchange, message }) => [pointer, exchange, message.split('; got ')[0]]),
    });
    assert.deepEqual(shown.map(words), verdicts.map(words));
    assert.ok(verdicts.filter(({ outcome }) => outcome === 'fail').length > 0);
  });

  it('keeps URLs, purposes and the headers of an honest bank', () => {
    const plain = archive.exchanges.map(({ request, purpose }) => [request.url.replace(/[?#].*/, ''), purpose]);
    const masked = archive.exchanges.map(redact.exchange);
    assert.deepEqual(
      masked.map(({ request, purpose }) => [request.url.replace(/[?#].*/, ''), purpose]),
      plain,
    );
    const headers = ({ response }: (typeof masked)[number]) =>
      (response?.headers ?? []).filter(([name]) => !/^set-cookie$/i.test(name));
    assert.deepEqual(masked.flatMap(headers), archive.exchanges.flatMap(headers));
  });

  it('knows the members of the standard: no code of a schema is taken for free text', () => {
    const known = new Set([...membersOf(messages), ...membersOf(definitions)]);
    assert.ok(known.size > 200);
    assert.deepEqual(
      [...known].filter((name) => !standardMembers.has(name)),
      [],
    );
  });
});
