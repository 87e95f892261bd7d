import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { latestRelease } from '../../schemas/releases.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { bundledTarget } from '../bundled-target.ts';
import { toolVersion } from '../version.ts';
import { writePlan } from './plan-folder.ts';
import { bundledSeed } from './start-bundled-bank.ts';

/**
 * For a runner that was started without `aisp run`, by hand or by an editor: writes the plan of a run against the bundled bank,
 * and prints as JSON what its environment needs and the port that the bank is to take. The folder is the runner's to remove.
 */
const profile = await loadProfile('service');
const port = await freePort();
const target = bundledTarget(`http://127.0.0.1:${port}`, { profile, release: latestRelease });
const { environment, remove } = writePlan(
  {
    target,
    only: [],
    outputFolder: resolve(process.env.AISP_OUT ?? join(import.meta.dirname, '..', '..', '..', 'reports', 'out')),
    formats: [],
    bundled: true,
    faults: [],
    variants: [],
    seed: bundledSeed,
    evidence: 'masked',
    startedAt: new Date().toISOString(),
    toolVersion: toolVersion(),
  },
  process.env,
);
process.off('exit', remove);
process.stdout.write(JSON.stringify({ environment, port }));

/** A port that nobody has at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
