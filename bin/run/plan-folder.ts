import { rmSync } from 'node:fs';
import { writeAuthorities } from '../../library/judging/write-authorities.ts';
import { newSealingKey } from '../../reports/contract/index.ts';
import { type LeftBehind, makeRunFolder, markRun, ownerOf, sweep } from '../../suites/run/left-behind.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import type { RunFolder } from '../../suites/run/run-folder.ts';

/** What an engine is told. It comes through a pipe: the plan holds secrets, and is on no disk. */
export interface EngineTask extends RunFolder {
  /** What runs that were killed left at the same bank. */
  readonly left: readonly LeftBehind[];
}

/** A folder that only this user can read, for what the engine keeps while it runs. */
export interface PlanFolder {
  readonly task: EngineTask;
  /** What the environment of the engine needs besides its own. */
  readonly environment: Readonly<Record<string, string>>;
  /** Says that this process, too, may still need the folder. */
  neededBy(pid: number): void;
  /** Removes the folder; also done when the process exits. */
  remove(): void;
}

/** Makes the folder of a run, with the certificate authorities that the engine is to trust. Sweeps those of runs that are dead. */
export function makePlanFolder(plan: RunPlan, env: NodeJS.ProcessEnv): PlanFolder {
  const owner = ownerOf(plan.target);
  const left = sweep(owner);
  const folder = makeRunFolder();
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', remove);
  const pids = [process.pid];
  // The consents of the bundled bank end with it.
  const keep = plan.bundled || plan.target.keepConsents === true;
  const mark = () => markRun(folder, { pids, startedAt: plan.startedAt, owner, keep });
  mark();
  const { ca } = plan.target.tls ?? {};
  return {
    task: { folder, plan, key: newSealingKey(), left },
    environment: ca === undefined ? {} : { NODE_EXTRA_CA_CERTS: writeAuthorities(folder, ca, env.NODE_EXTRA_CA_CERTS) },
    neededBy(pid) {
      pids.push(pid);
      mark();
    },
    remove,
  };
}
