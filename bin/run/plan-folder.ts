import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunPlan } from '../../suites/run/plan.ts';

/** A folder that only this user can read, for the plan and what the engine keeps beside it. The plan holds secrets. */
export interface PlanFolder {
  /** Path of the plan. */
  readonly plan: string;
  /** What the environment of the engine needs besides its own. */
  readonly environment: Readonly<Record<string, string>>;
  /** Removes the folder; also done when the process exits. */
  remove(): void;
}

/** Writes a plan where the engine finds it, and the certificate authorities that it is to trust. */
export function writePlan(plan: RunPlan, env: NodeJS.ProcessEnv): PlanFolder {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-run-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', remove);
  const path = join(folder, 'plan.json');
  writeFileSync(path, JSON.stringify(plan), { mode: 0o600 });
  const { ca } = plan.target.tls ?? {};
  return {
    plan: path,
    environment: ca === undefined ? {} : { NODE_EXTRA_CA_CERTS: writeAuthorities(folder, ca, env.NODE_EXTRA_CA_CERTS) },
    remove,
  };
}

function writeAuthorities(folder: string, ca: string, usual: string | undefined): string {
  const path = join(folder, 'ca.pem');
  const others = usual === undefined ? '' : readIfThere(usual);
  writeFileSync(path, `${others}${ca}\n`, { mode: 0o600 });
  return path;
}

/** Node itself only warns of such a file that cannot be read. */
function readIfThere(path: string): string {
  try {
    return `${readFileSync(path, 'utf8')}\n`;
  } catch {
    return '';
  }
}
