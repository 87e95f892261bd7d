import type { GatheringProgress } from '../../reports/contract/index.ts';
import type { Transport } from '../client/transport.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const everyCalls = 10;

/** Tells which scenario runs and how many calls were made: when a scenario begins, and every few calls. */
export function countProgress(tell: (progress: GatheringProgress) => void = () => {}, planned?: number) {
  let scenario: Omit<GatheringProgress, 'calls' | 'planned'> = { title: 'Gathering the evidence', place: 0, total: 0 };
  let calls = 0;
  const now = () => tell({ ...scenario, calls, ...(planned === undefined ? {} : { planned }) });
  return {
    onScenario({ title }: Scenario, place: number, total: number): void {
      scenario = { title, place, total };
      now();
    },
    /** The same transport, its calls counted. */
    counted(transport: Transport): Transport {
      return (request, timeoutMs) => {
        calls += 1;
        if (calls % everyCalls === 0) now();
        return transport(request, timeoutMs);
      };
    },
  };
}
