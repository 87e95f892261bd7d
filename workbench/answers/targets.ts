import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import { listAt, textAt } from '../../suites/core/json.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { readDescription, writeDescription } from '../describing/description.ts';
import { findProblems } from '../describing/find-problems.ts';
import { takeDiscovery } from '../describing/take-discovery.ts';
import { inFolder } from '../files/in-folder.ts';
import { type GroupMember, groupPage } from '../pages/group-page.ts';
import { checkedPage, importPage, importWords, targetPage } from '../pages/target-page.ts';
import { Problem, problemOf } from '../problem.ts';
import { refusalOf, runCommand } from '../running/command.ts';
import { readForm } from '../safety/read-form.ts';
import type { Workbench } from './workbench.ts';

/** Mounts what describes banks: the form over a target file, its check, the import of files of the official suite. */
export function mountTargets(app: Hono, { folder, start }: Workbench): void {
  const named = (file: string) => {
    if (!/\.(ya?ml|json)$/i.test(file) || file.startsWith('-') || /(^|\/)\./.test(file))
      throw new Problem(
        'This is no name for a target file.',
        'It ends in .yaml, .yml or .json, and begins with a letter.',
      );
    return inFolder(folder, file);
  };
  const open = (file: string) => (file === '' ? readDescription('', 'a new file') : readDescription(named(file), file));
  const problemsIn = (value: unknown, file: string) =>
    findProblems(value, {
      file: file === '' ? `${folder}/new.yaml` : named(file),
      env: process.env,
      ruleIds: listedRules().map(({ id }) => id),
    });

  app.get('/target', async (c) => {
    const { file = '', waive, operation, pointer, written } = c.req.query();
    if (file !== '' && !existsSync(named(file))) throw new Problem('There is no such file.', '', 404);
    const description = open(file);
    const members = groupIn(description.value);
    if (members !== undefined) return groupPage(file, members);
    if (waive !== undefined) {
      const place = ['waivers', listAt(description.value, 'waivers')?.length ?? 0];
      for (const [name, value] of Object.entries({ rule: waive, operation, pointer }))
        if (value !== undefined) description.set([...place, name], value);
    }
    const { value } = description;
    const problems = file === '' ? [] : await problemsIn(value, file);
    const done = written === undefined ? undefined : `Written to ${file}.`;
    return targetPage({ file, named: '', value, problems, done });
  });

  app.post('/target', async (c) => {
    const form = await readForm(c);
    const given = (form.get('file') ?? '').trim();
    const name = (form.get('named') ?? '').trim();
    const description = open(given);
    const file = given === '' ? name : given;
    try {
      description.take(form);
      const act = form.get('act');
      if (act === 'discover') takeDiscovery(description, form.get('discovery') ?? '');
      const problems = await problemsIn(description.value, given);
      const shown = { file: given, named: name, value: description.value };
      if (act !== 'write') return targetPage({ ...shown, problems: act === 'show' ? [] : problems });
      if (problems.some(({ harmless }) => !harmless))
        return targetPage({
          ...shown,
          problems,
          problem: new Problem('The file was not written.', 'What is wrong is told at each field.'),
        });
      const path = named(file);
      if (given === '' && existsSync(path)) throw new Problem(`${file} is there already.`, 'Choose another name.', 409);
      writeDescription(path, description);
      return c.redirect(`/target?${new URLSearchParams({ file, written: '1' })}`, 303);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return targetPage({ file: given, named: name, value: description.value, problems: [], problem });
    }
  });

  app.post('/target/check', async (c) => {
    const form = await readForm(c);
    const [file, brand] = [form.get('file') ?? '', form.get('brand')];
    const members = existsSync(named(file)) ? groupIn(open(file).value) : undefined;
    if (brand !== null && members?.some(({ name }) => name === brand) !== true)
      throw new Problem('This file has no such bank.', 'Choose one of its list.');
    const words = ['check', '--target', file, ...(brand === null ? [] : ['--brand', brand])];
    const ended = await runCommand(start, words);
    if (ended.code !== 0 && ended.code !== 4) throw refusalOf(ended);
    return checkedPage(file, { ready: ended.code === 0, text: ended.stdout, words });
  });

  app.get('/import', () => importPage({ form: new URLSearchParams() }));
  app.post('/import', async (c) => {
    const form = await readForm(c);
    try {
      for (const name of ['discovery', 'config', 'out']) {
        const file = form.get(name)?.trim() ?? '';
        if (file === '' && name === 'config') continue;
        inFolder(folder, file);
        if (file.startsWith('-')) throw new Problem('No name begins with a hyphen here.', 'Rename the file.');
      }
      const ended = await runCommand(start, importWords(form));
      if (ended.code !== 0) throw refusalOf(ended);
      return importPage({ form, said: ended.stdout });
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      return importPage({ form, problem });
    }
  });
}

/** The banks of a file that has several; undefined for one that describes a single bank. */
function groupIn(value: unknown): readonly GroupMember[] | undefined {
  return listAt(value, 'targets')?.map((entry) => ({
    name: textAt(entry, 'name') ?? '',
    baseUrl: textAt(entry, 'baseUrl'),
  }));
}
