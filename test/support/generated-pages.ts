import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { ledgerOf } from '../../suites/ledger/ledger-of.ts';
import { breadthRuns } from './breadth/breadth-runs.ts';
import { breadthPage } from './breadth-page.ts';
import { coverageOfFourPage } from './coverage-of-four-page.ts';
import { coveragePage, measuredBlock, measuredIn } from './coverage-page.ts';
import { coverageRuns, coverageRunsOfFour } from './coverage-runs.ts';
import type { Figure } from './figures.ts';
import { killMatrixPage } from './kill-matrix-page.ts';
import { quirksPage } from './quirks-page.ts';
import { variantsPage } from './variants-page.ts';

/** A page of docs/ that is generated, and what it should hold. */
export interface GeneratedPage {
  readonly path: string;
  readonly text: string;
}

const docs = join(import.meta.dirname, '..', '..', '..', 'docs');

/** The generated pages. Without new figures the measured part stays as the page of coverage has it. */
export async function generatedPages(measured: readonly Figure[] = []): Promise<readonly GeneratedPage[]> {
  const [catalogue, faults] = await Promise.all([loadRules(), loadFaults()]);
  const ledger = ledgerOf('3.1', catalogue);
  const path = join(docs, 'coverage.md');
  const kept = measured.length === 0 && existsSync(path) ? measuredIn(readFileSync(path, 'utf8')) : undefined;
  const runs = await coverageRuns(catalogue);
  return [
    { path, text: coveragePage({ ledger, catalogue, faults, runs }, kept ?? measuredBlock(measured)) },
    {
      path: join(docs, 'coverage-version-four.md'),
      text: coverageOfFourPage({
        ...{ ledger: ledgerOf('4.0', catalogue), catalogue, faults },
        runs: await coverageRunsOfFour(catalogue),
      }),
    },
    { path: join(docs, 'kill-matrix.md'), text: killMatrixPage(catalogue, faults) },
    { path: join(docs, 'variants.md'), text: variantsPage(await loadVariants()) },
    { path: join(docs, 'quirks.md'), text: quirksPage() },
    { path: join(docs, 'breadth.md'), text: breadthPage(catalogue, await breadthRuns(catalogue)) },
  ];
}
