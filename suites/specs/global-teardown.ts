import { gatheringEnded } from '../run/gathering.ts';

/** After the last test, or where there was none because the run was interrupted: leaves no process behind. */
export default async function globalTeardown(): Promise<void> {
  await gatheringEnded();
}
