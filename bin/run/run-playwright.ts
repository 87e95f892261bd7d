import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Calls under way, and the deletion of consents, have bounds of their own below this. */
const patienceMs = 12_000;
const killMs = 8_000;
const lookMs = 200;

/** How the runner ended: by itself or by a signal from elsewhere, or because this process was told to stop. */
export type RunnerEnd =
  | { readonly interrupted: false; readonly killed: boolean }
  | { readonly interrupted: true; readonly exitCode: number };

/**
 * Runs Playwright on the suites, its output passed through. It has a process group of its own, so that Ctrl-C reaches it
 * once, through this process: a second one would make it drop everything. A signal first ends the gathering of evidence, by
 * `stopGathering`, which is false when there is nothing more to gather; then the runner. Both write the report of what there is.
 * It is killed when it does not stop in time, or at a second signal.
 */
export function runPlaywright(
  options: { readonly shard?: string; readonly workers?: number },
  environment: NodeJS.ProcessEnv,
  stopGathering: () => boolean,
): Promise<RunnerEnd> {
  const child = spawn(process.execPath, [...commandLine(), ...flags(options)], {
    // The suites are compiled already: Playwright's own loader would transform every module again.
    env: { ...environment, PW_DISABLE_TS_ESM: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let stopped: (typeof signals)[number] | undefined;
  const timers: NodeJS.Timeout[] = [];
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const interrupt = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    child.kill('SIGINT');
    timers.push(setTimeout(kill, killMs));
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stopped !== undefined) return kill();
    stopped = signals.find((name) => name === signal);
    if (stopGathering()) {
      // It ends by itself, unless it hangs or went on to the rules in the very moment.
      timers.push(setTimeout(interrupt, patienceMs));
      timers.push(setInterval(() => !stopGathering() && interrupt(), lookMs));
    } else interrupt();
  };
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, signal) => {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of signals) process.off(signal, stop);
      resolve(
        stopped === undefined
          ? { interrupted: false, killed: signal !== null }
          : { interrupted: true, exitCode: 128 + constants.signals[stopped] },
      );
    });
  });
}

function commandLine(): readonly string[] {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const config = join(import.meta.dirname, '..', '..', 'suites', 'playwright.config.js');
  return [join(dirname(manifest), 'cli.js'), 'test', '-c', config];
}

function flags({ shard, workers }: { readonly shard?: string; readonly workers?: number }): readonly string[] {
  return [
    ...(shard === undefined ? [] : ['--shard', shard]),
    ...(workers === undefined ? [] : ['--workers', String(workers)]),
  ];
}
