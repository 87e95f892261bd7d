import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullProfile } from '../schemas/profiles/full.ts';
import pagesOf100 from '../stub/variants/paging/pages-of-100.ts';
import { recordsOf } from '../suites/core/evidence.ts';
import { archiveText } from '../test/support/archived.ts';
import { judgeBank } from '../test/support/bank-run.ts';
import { aimed } from './support/aimed.ts';
import { ofCustomer } from './support/bank-customer.ts';
import type { JudgedFigures } from './support/judged-archive.ts';
import { started, stop, told } from './support/processes.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What it takes to judge the archive of a run, and of one with so many more pages of transactions that it has over a hundred thousand
 * records: time of the processor, and the most memory that was resident, each in a process of its own. Beside each is a process that
 * has loaded the same and only parses the file.
 */
begin('judge');
const pages = { small: 4, large: 1000 } as const;
/** Megabytes besides the archive. */
const limit = 600;
const population = { customers: 10, accounts: 10, years: 7, perDay: 100 };
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

async function figuresOf(file: string, work: 'judge' | 'parse'): Promise<JudgedFigures> {
  const script = join(import.meta.dirname, 'support', 'judged-archive.js');
  const child = started(fork(script, [file, work], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  const figures = await told<JudgedFigures>(child);
  await stop(child);
  return figures;
}

interface Figures {
  readonly exchanges: number;
  readonly records: number;
  readonly megabytes: number;
  readonly judged: JudgedFigures;
  readonly parsed: JudgedFigures;
}

async function measured(count: number): Promise<Figures> {
  doing(`a run that takes ${count} pages of a list`);
  const target = ofCustomer({ pages: count });
  const calls = 10 * count + 1000;
  const run = await judgeBank([], { profile: fullProfile, population, target, calls, variants: [pagesOf100] });
  const text = archiveText(run, fullProfile);
  const file = join(folder, `${count}.har`);
  writeFileSync(file, text);
  const { exchanges } = run.archive;
  doing(`${exchanges.length} exchanges, ${(text.length / 1e6).toFixed(0)} MB, are judged`);
  return {
    ...{ judged: await figuresOf(file, 'judge'), parsed: await figuresOf(file, 'parse') },
    exchanges: exchanges.length,
    records: exchanges.reduce((sum, each) => sum + recordsOf(each, 'Transaction').length, 0),
    megabytes: text.length / 1e6,
  };
}

try {
  const small = await measured(pages.small);
  const large = await measured(pages.large);
  for (const { exchanges, records, megabytes, judged, parsed } of [small, large]) {
    const { seconds, resident, rules } = judged;
    console.log(
      `${exchanges.toLocaleString('en')} exchanges with ${records.toLocaleString('en')} transactions: memory besides the ${megabytes.toFixed(1)} MB of ` +
        `the archive ${aimed(resident - megabytes, { under: limit }, 'MB')}; ${seconds.toFixed(1)} s, ` +
        `${(exchanges / seconds).toFixed(0)} exchanges and ${(records / seconds).toFixed(0)} transactions a second; ${rules} rules passed; ` +
        `to parse it alone ${parsed.seconds.toFixed(1)} s, and ${(parsed.resident - megabytes).toFixed(0)} MB besides it`,
    );
  }
  const added = (figure: (figures: Figures) => number) => figure(large) - figure(small);
  const perThousand = added(({ judged }) => judged.seconds) / added(({ records }) => records);
  console.log(`each thousand transactions more: ${(perThousand * 1e6).toFixed(0)} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
