import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ownBank } from './run/own-plan.ts';
import { openRunFolder, runFacts } from './run/run-folder.ts';

// Before the plan is read: it may be made here.
const bank = ownBank();
const run = openRunFolder();
const { folder, plan, runFile, journalFile } = run;
const suffix = import.meta.filename.slice(-3);

/**
 * Two projects: `gather` makes every call of the run once and keeps what came; `rules` has one test for each rule, which
 * judges what was gathered and calls nobody.
 */
export default defineConfig({
  testDir: join(import.meta.dirname, 'specs'),
  outputDir: join(folder, 'results'),
  fullyParallel: true,
  forbidOnly: true,
  // One gathers, then two judge: with the cost of a test in the runner, more only wait for each other.
  workers: Math.min(2, availableParallelism()),
  reporter: [
    [
      join(import.meta.dirname, '..', 'reports', `playwright-reporter${suffix}`),
      {
        runFile,
        journalFile,
        outputFolder: plan.outputFolder,
        formats: plan.formats,
        facts: runFacts(run),
        evidence: plan.evidence,
        quiet: plan.quiet,
      },
    ],
  ],
  ...(bank === undefined ? {} : { webServer: { ...bank, reuseExistingServer: true } }),
  projects: [
    // A second time it makes no calls anew: it saves what the first left, should its process have ended.
    { name: 'gather', testMatch: /gather\.setup\.[jt]s$/, timeout: 30 * 60_000, retries: 1 },
    { name: 'rules', testMatch: /rules\.spec\.[jt]s$/, dependencies: ['gather'], timeout: 60_000 },
  ],
});
