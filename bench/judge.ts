import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullProfile } from '../schemas/profiles/full.ts';
import { recordsOf } from '../suites/core/evidence.ts';
import { archiveText } from '../test/support/archived.ts';
import { judgeBank } from '../test/support/bank-run.ts';
import { ofCustomer } from './support/bank-customer.ts';
import type { JudgedFigures } from './support/judged-archive.ts';
import { stop } from './support/processes.ts';

/**
 * What it takes to judge the archive of a run, and one with ten times as many pages of transactions: time of the processor, and the
 * most memory that was resident, each in a process of its own. Reading and writing of the report included.
 */
const pages = [40, 400] as const;
const limit = 600;
const population = { customers: 10, accounts: 10, years: 7, perDay: 100 };
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

interface Figures extends JudgedFigures {
  readonly records: number;
  readonly megabytes: number;
}

async function judged(count: number): Promise<Figures> {
  const target = ofCustomer({ pages: count });
  const run = await judgeBank([], { profile: fullProfile, population, target, calls: 10 * count + 1000 });
  const text = archiveText(run, fullProfile);
  const file = join(folder, `${count}.har`);
  writeFileSync(file, text);
  const child = fork(join(import.meta.dirname, 'support', 'judged-archive.js'), [file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [figures] = (await once(child, 'message')) as [JudgedFigures];
  await stop(child);
  const records = run.archive.exchanges.reduce((sum, each) => sum + recordsOf(each, 'Transaction').length, 0);
  return { ...figures, records, megabytes: text.length / 1e6 };
}

try {
  const all: Figures[] = [];
  for (const count of pages) all.push(await judged(count));
  for (const { seconds, resident, exchanges, records, megabytes, rules } of all) {
    console.log(
      `${exchanges.toLocaleString('en')} exchanges with ${records.toLocaleString('en')} transactions, ${megabytes.toFixed(1)} MB: ` +
        `${seconds.toFixed(1)} s, ${(exchanges / seconds).toFixed(0)} exchanges and ${(records / seconds).toFixed(0)} transactions a second, ` +
        `${resident.toFixed(0)} MB at most (aim: under ${limit} besides the archive), ${rules} rules passed`,
    );
  }
  const [small, large] = all;
  if (small !== undefined && large !== undefined) {
    const added = (of: (figures: Figures) => number) => of(large) - of(small);
    console.log(
      `each thousand transactions more: ${((added(({ seconds }) => seconds) / added(({ records }) => records)) * 1e6).toFixed(0)} ms; ` +
        `each MB of archive more: ${(added(({ resident }) => resident) / added(({ megabytes }) => megabytes)).toFixed(1)} MB of memory`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
