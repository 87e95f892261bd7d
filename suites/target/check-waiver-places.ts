import { textAt } from '../core/json.ts';
import type { Note } from './note.ts';

/** Where waivers hold, as far as a schema cannot tell: pointers that are none, and two waivers of one rule that overlap by their words. */
export function checkWaiverPlaces(waivers: readonly unknown[], note: Note): void {
  for (const [index, waiver] of waivers.entries()) {
    const pointer = textAt(waiver, 'pointer');
    if (pointer === undefined || /^(\/([^~/]|~[01])*)+$/.test(pointer)) continue;
    const cure = 'Pointers look like /Data/Balance/*/Type: copy one from report.json, and put * for the numbers.';
    note('wrong-value', `/waivers/${index}/pointer`, `"${pointer}" is not a JSON pointer.`, cure);
  }
  const rules = waivers.map((waiver) => textAt(waiver, 'rule'));
  const places = waivers.map((waiver) => `${textAt(waiver, 'operation') ?? ''}#${textAt(waiver, 'pointer') ?? ''}`);
  const targets = waivers.map((waiver) => textAt(waiver, 'target') ?? '');
  for (const rule of new Set(rules.filter((each, index) => rules.indexOf(each) !== index))) {
    if (rule === undefined) continue;
    const isWrong = [...new Set(targets)].some((target) => {
      const own = places.filter(
        (_, index) => rules[index] === rule && (targets[index] === '' || targets[index] === target),
      );
      return own.length > 1 && (own.includes('#') || new Set(own).size < own.length);
    });
    if (isWrong) {
      const cure = 'Keep one, or give each a place of its own with "operation" or "pointer".';
      note('wrong-value', '/waivers', `"waivers" has two entries for ${rule} that hold at the same place.`, cure, true);
    }
  }
}
