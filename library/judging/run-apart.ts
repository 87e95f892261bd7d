import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GatheringProgress, Verdict } from '../../reports/contract/index.ts';
import { AispError } from '../public/aisp-error.ts';
import type { RunResult } from '../public/run.ts';
import type { RunListeners, RunTask } from './judged-run.ts';
import { writeAuthorities } from './write-authorities.ts';

/** What the process of a run tells. */
export type RunMessage =
  | { readonly progress: GatheringProgress }
  | { readonly verdict: Verdict }
  | { readonly result: RunResult }
  | { readonly broke: string };

const script = fileURLToPath(new URL('./run-apart-process.js', import.meta.url));

/**
 * The same as `judgedRun` in a process of its own, which trusts the authorities that the target names. The plan, which holds
 * secrets, goes there through a pipe. A process that starts it and is killed leaves no consents behind: it then stops by itself.
 */
export async function runApart(task: RunTask, { signal, onProgress, onVerdict }: RunListeners): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-trust-'));
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  const trusted = writeAuthorities(folder, task.target.tls?.ca ?? '', env.NODE_EXTRA_CA_CERTS);
  // In a group of its own, so that Ctrl-C reaches it through this process, which may want its report.
  const child = fork(script, [], {
    ...{ env: { ...env, NODE_EXTRA_CA_CERTS: trusted }, execArgv: [], detached: true },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = () => child.connected && child.send('stop', () => {});
  signal?.addEventListener('abort', stop);
  try {
    return await new Promise<RunResult>((resolve, reject) => {
      const broke = (what: string) => reject(new AispError('RUN_BROKE', `The run broke off: ${what}`, ''));
      child.once('error', ({ message }) => broke(message));
      child.once('close', (code, by) => broke(`its process ended with ${by ?? code}.`));
      child.on('message', (message: RunMessage) => {
        if ('progress' in message) onProgress?.(message.progress);
        else if ('verdict' in message) onVerdict?.(message.verdict);
        else if ('result' in message) resolve(message.result);
        else broke(message.broke);
      });
      child.send(task, () => {});
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    if (child.connected) child.disconnect();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
