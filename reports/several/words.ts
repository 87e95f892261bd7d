import type { JudgedTarget, RunVerdict, SeveralReport } from '../contract/index.ts';
import { count, placeOf, releaseWords } from '../formats/words.ts';

/** What the verdict on several targets means, in one or two sentences. */
export function severalSentence({ targets, incomplete }: SeveralReport): string {
  const of = (verdict: RunVerdict) => targets.filter((target) => target.verdict === verdict).map(({ name }) => name);
  const [departing, open] = [of('non-conforming'), of('inconclusive')];
  const said = [
    ...(departing.length === 0
      ? []
      : [`${departing.join(', ')} ${departing.length === 1 ? 'departs' : 'depart'} from the standard`]),
    ...(open.length === 0 ? [] : [`of ${open.join(', ')} the question is open`]),
  ].join(', and ');
  const all = `Of ${count(targets.length, 'target')}, ${of('conforming').length} ${of('conforming').length === 1 ? 'conforms' : 'conform'}`;
  return `${all}${said === '' ? '' : `: ${said}`}.${incomplete === true ? ' Not all was judged.' : ''}`;
}

/** Where a target is, and what it was judged by, in a line. */
export function targetWords(target: JudgedTarget): string {
  const where = target.bundled === true ? `the bundled stub at ${placeOf(target)}` : placeOf(target);
  return `${where}, profile ${target.profile}, release ${releaseWords(target)}`;
}
