import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf, succeeded } from '../core/evidence.ts';
import { recordNameOf } from '../core/operation-records.ts';
import type { ConsentKey, Probe } from '../core/probes.ts';
import type { Drive } from './drive.ts';

/** The calls of a kind under a consent that have brought records so far. */
export function answered(drive: Drive, consent: ConsentKey, probe: Probe = 'happy'): readonly RecordedExchange[] {
  return drive.recorder.exchanges.filter(
    (each) => each.about.probe === probe && each.about.consent === consent && succeeded(each) && recordsIn(each) > 0,
  );
}

/** How many records an answer shows. */
export function recordsIn(exchange: RecordedExchange): number {
  const { operation: id } = exchange.about;
  const name = id === undefined ? undefined : recordNameOf(id);
  return name === undefined ? 0 : recordsOf(exchange, name).length;
}
