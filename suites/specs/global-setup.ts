import { existsSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { readText } from '../../files/read-file.ts';
import { gatherOnce } from '../run/gathering.ts';
import { ownPresented } from '../run/presented.ts';

/** Before the first test: gathers and judges. Throws, with the cure, where there is nothing to present. */
export default async function globalSetup({ shard, reporter, quiet }: FullConfig): Promise<void> {
  const presented = ownPresented();
  // In an editor it comes again, with the folder as it was.
  for (const file of [presented.recordFile, presented.verdictsFile, presented.releaseFile, presented.refusalFile])
    rmSync(file, { force: true });
  await gatherOnce(presented, {
    ...(shard === null ? {} : { shard: `${shard.current}/${shard.total}` }),
    reports: !reporter.some(([name]) => name.includes('playwright-reporter')),
    quiet,
  });
  if (existsSync(presented.verdictsFile)) return;
  const refusal = existsSync(presented.refusalFile) ? readText(presented.refusalFile, 'own') : undefined;
  const error = new Error(`aisp: ${refusal ?? 'The process that gathers the evidence ended without a word.'}`);
  error.stack = error.message;
  throw error;
}
