import { type Evidence, recordsOf } from './evidence.ts';
import { isObject } from './json.ts';
import { below, type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';
import { shownMembers } from './placeholders.ts';
import { type ViewResource, viewResources } from './view-pairs.ts';

function resourceOf(record: RecordName): ViewResource {
  const found = viewResources.find((resource) => resource.record === record);
  if (found === undefined) throw new TypeError(`${record} has one view only`);
  return found;
}

/** Looks at every record that was certainly read without its Detail permission: none of the Detail elements may be there. */
export function* lookForWithheld(evidence: Evidence, record: RecordName): Generator<Look> {
  const { detail, elements } = resourceOf(record);
  for (const exchange of evidence.successes()) {
    for (const found of recordsOf(exchange, record)) {
      if (evidence.grants(exchange, detail) !== false) break;
      const shown = shownMembers(found, elements);
      yield look(found, shown.length === 0, `Expected no Detail elements without ${detail}`, shown);
    }
  }
}

/** Looks at every record that was read with its Detail permission: a Detail element that is mandatory there must be an object. */
export function* lookForGranted(evidence: Evidence, record: RecordName, element: string): Generator<Look> {
  const { detail } = resourceOf(record);
  for (const found of evidence.records(record)) {
    if (evidence.grants(found.exchange, detail) !== true) continue;
    const value = found.value[element];
    yield look(below(found, element), isObject(value), `Expected ${element} with ${detail}`, value);
  }
}
