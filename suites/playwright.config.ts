import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ownPresented, presentedKey, presentedOutput, requireBuild } from './run/presented.ts';

requireBuild();
const { folder, recordFile } = ownPresented();
const suffix = import.meta.filename.slice(-3);
const file = (...names: readonly string[]) => join(import.meta.dirname, ...names) + suffix;
// A worker is started anew after each failed test: what is compiled already needs no loader that transforms it.
if (suffix === '.js') process.env.PW_DISABLE_TS_ESM = '1';

/**
 * The Playwright suites: the evidence is gathered and judged once, before the first test, by the engine of `aisp run`; then one
 * test for each rule presents its verdict. The target is that of `AISP_TARGET`, or the bundled bank.
 */
export default defineConfig({
  testDir: join(import.meta.dirname, 'specs'),
  testMatch: /rules\.spec\.[jt]s$/,
  outputDir: join(folder, 'results'),
  globalSetup: file('specs', 'global-setup'),
  globalTeardown: file('specs', 'global-teardown'),
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.min(4, availableParallelism()),
  reporter: [
    [
      file('..', 'reports', 'playwright-reporter'),
      { runFile: recordFile, runKey: presentedKey(), maskKey: presentedKey(), outputFolder: presentedOutput() },
    ],
  ],
});
