import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildFolder, type Presented } from './presented.ts';

/** What a runner that presents a run tells whoever performs it. */
export interface GatheringTerms {
  /** `2/3` where the runner presents one part of the rules only. */
  readonly shard?: string;
  /** Has the report written at once, of all rules: no reporter of ours will. */
  readonly reports: boolean;
  /** No progress. */
  readonly quiet: boolean;
}

let running: Promise<unknown> | undefined;

/**
 * Has the engine gather and judge in a process of its own, once for all tests. Ctrl-C stops it as it stops `aisp run`: it judges
 * what there is, and deletes its consents. What it prints goes to standard error: the other belongs to reporters.
 */
export async function gatherOnce({ folder }: Presented, { shard, reports, quiet }: GatheringTerms): Promise<void> {
  const child = spawn(process.execPath, [join(buildFolder(), 'bin', 'run', 'presented-run.js'), folder], {
    env: {
      ...process.env,
      AISP_SHARD: shard ?? '',
      AISP_WRITES_REPORT: reports ? '1' : '',
      AISP_QUIET: quiet ? '1' : '',
    },
    stdio: ['ignore', 2, 2],
    detached: true,
  });
  const stop = () => child.kill('SIGINT');
  // The runner knows one signal only that lets it come to its end.
  const interrupt = () => process.kill(process.pid, 'SIGINT');
  process.once('SIGINT', stop);
  process.once('SIGTERM', interrupt);
  running = ended(child).finally(() => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', interrupt);
  });
  await running;
}

/** Waits for a gathering that the runner, when it was interrupted, no longer waits for. */
export async function gatheringEnded(): Promise<void> {
  await running;
}

async function ended(child: ChildProcess): Promise<void> {
  await once(child, 'close');
}
