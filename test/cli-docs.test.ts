import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Command } from 'commander';
import { createProgram } from '../bin/program.ts';
import { checkDocument, compileConfigurationSchema } from '../suites/target/check-document.ts';
import { checkedProfile } from '../suites/target/load-profile.ts';
import { parseSource } from '../suites/target/source-document.ts';
import { targetSchema } from '../suites/target/target-schema.ts';
import { withFormats } from './support/formats-table.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const targets = compileConfigurationSchema(targetSchema);

test('the examples of the target guide are good configurations', async () => {
  const guide = readFileSync(join(docs, 'target-configuration.md'), 'utf8');
  const examples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  assert.equal(examples.length, 10);
  for (const text of examples) {
    const document = parseSource(text, 'example');
    if (text.startsWith('name:')) assert.ok(await checkedProfile(document.value));
    else assert.deepEqual(checkDocument(document, targets), []);
  }
});

test('the target guide names every key', () => {
  const guide = readFileSync(join(docs, 'target-configuration.md'), 'utf8');
  const { tokens, bankSide, proxy, tls, ...others } = targetSchema.properties;
  const below = [...tokens.oneOf, bankSide, proxy, tls].flatMap(({ properties }) => Object.keys(properties));
  for (const name of new Set([...Object.keys(others), ...below])) assert.ok(guide.includes(name), name);
});

/** Every command below one, subcommands included. */
function below(command: Command): readonly Command[] {
  return command.commands.flatMap((each) => [each, ...below(each)]);
}

test('the guide to the commands has every format of reports/formats, and no other', () => {
  const guide = readFileSync(join(docs, 'commands.md'), 'utf8');
  assert.equal(guide, withFormats(guide), 'its table of formats is out of date: run "npm run coverage" and commit it');
});

test('the guide to the commands names every option of every command, and no other', () => {
  const guide = readFileSync(join(docs, 'commands.md'), 'utf8');
  const known = below(createProgram()).flatMap(({ options }) => options.map(({ long }) => long ?? ''));
  for (const option of known) assert.ok(guide.includes(option), option);
  for (const [option] of guide.matchAll(/--[a-z]+(?:-[a-z]+)*/g))
    assert.ok([...known, '--help'].includes(option), option);
});

test('the help of aisp fits a terminal of 80 columns', () => {
  let help = '';
  const program = createProgram().configureOutput({
    writeOut: (text) => {
      help += text;
    },
    getOutHelpWidth: () => 80,
  });
  program.outputHelp();
  assert.match(help, /^ {2}4 inconclusive/m);
  assert.deepEqual(
    help.split('\n').filter((line) => line.length > 80),
    [],
  );
});
