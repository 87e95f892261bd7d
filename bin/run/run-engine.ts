import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { EngineTask } from './plan-folder.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const script = join(import.meta.dirname, 'engine.js');

/** How the engine ended: by itself or by a signal from elsewhere, or because this process was told to stop. */
export type EngineEnd =
  | { readonly interrupted: false; readonly killed: boolean }
  | { readonly interrupted: true; readonly exitCode: number };

/** An engine that loads what every run needs, and waits for its plan. */
export interface Engine {
  /** Absent where it could not be started. */
  readonly pid?: number;
  /** Has it perform a plan. */
  run(task: EngineTask): Promise<EngineEnd>;
  /** Ends it when it was given no plan. */
  dismiss(): void;
}

/** Starts an engine in an environment. */
export type StartEngine = (environment: NodeJS.ProcessEnv) => Engine;

/**
 * Starts the engine in a process of its own, which trusts the authorities that its environment names, and which another one can
 * stand in for when it is killed. Its output is passed through. It has a process group of its own, so that Ctrl-C reaches it
 * once, through this process: it then stops gathering or judging, deletes its consents and reports what there is, in whatever
 * time this machine takes for that. A second signal kills it.
 */
export function startEngine(environment: NodeJS.ProcessEnv): Engine {
  const child = fork(script, [], { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  const closed = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_, signal) => resolve(signal));
  });
  // It may fail to start when nobody listens yet.
  closed.catch(() => {});
  let given = false;
  return {
    ...(child.pid === undefined ? {} : { pid: child.pid }),
    async run(task) {
      given = true;
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
      try {
        // It may have been killed before it had a plan: that is told by how it closed.
        child.send(task, () => {});
        const killed = await closed;
        return stopped === undefined
          ? { interrupted: false, killed: killed !== null }
          : { interrupted: true, exitCode: 128 + constants.signals[stopped] };
      } finally {
        for (const each of signals) process.off(each, stop);
      }
    },
    dismiss() {
      if (!given) child.kill('SIGKILL');
    },
  };
}
