import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const script = join(import.meta.dirname, 'engine.js');

/** How the engine ended: by itself or by a signal from elsewhere, or because this process was told to stop. */
export type EngineEnd =
  | { readonly interrupted: false; readonly killed: boolean }
  | { readonly interrupted: true; readonly exitCode: number };

/**
 * Runs the engine in a process of its own, which trusts the authorities that its environment names, and which another one can
 * stand in for when it is killed. Its output is passed through. It has a process group of its own, so that Ctrl-C reaches it
 * once, through this process: it then stops gathering or judging, deletes its consents and reports what there is, in whatever
 * time this machine takes for that. A second signal kills it.
 */
export function runEngine(environment: NodeJS.ProcessEnv): Promise<EngineEnd> {
  const child = fork(script, [], { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  let stopped: (typeof signals)[number] | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stopped !== undefined) {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      return;
    }
    stopped = signals.find((name) => name === signal);
    // It may have ended in this moment.
    child.send('stop', () => {});
  };
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, signal) => {
      for (const each of signals) process.off(each, stop);
      resolve(
        stopped === undefined
          ? { interrupted: false, killed: signal !== null }
          : { interrupted: true, exitCode: 128 + constants.signals[stopped] },
      );
    });
  });
}
