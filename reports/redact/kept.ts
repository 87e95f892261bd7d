const dates = String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

/** Dates, times, amounts and UUIDs, as the source of an expression that takes capitals for small letters. */
export const keptForms = String.raw`(?<![\p{L}\p{N}])(?:${uuid}|${dates}|\d{1,2} ${months} \d{4}(?: \d\d:\d\d:\d\d)?|\d{1,2}:\d\d(?::\d\d)?|-?\d{1,7}\.\d{1,5})(?![\p{L}\p{N}]|\.\d)`;

/** In what is masked by value an amount may be as large as the standard has it. */
const keptForm = new RegExp(String.raw`${keptForms}|(?<![\p{L}\p{N}.])\d{8,13}\.\d{1,5}(?![\p{L}\p{N}]|\.\d)`, 'giu');

/** Where a text has dates, times, amounts or UUIDs: nothing inside of them is masked. */
export function keptIn(text: string): readonly (readonly [start: number, end: number])[] {
  return [...text.matchAll(keptForm)].map(({ 0: found, index }) => [index, index + found.length] as const);
}

/** True for a whole value that is a date, a month, a time or a date-time, in the usual notations of people and of ISO 8601. */
export function isDate(value: string): boolean {
  return (
    /^[12]\d{3}[-/.]?(?:0[1-9]|1[0-2])(?:[-/.]?(?:0[1-9]|[12]\d|3[01]))?(?:[T ]?[\d:.,]+ ?(?:Z|[+-][\d:]+)?)?$/i.test(
      value,
    ) || /^(?:0?[1-9]|[12]\d|3[01])[-/.]?(?:0?[1-9]|1[0-2])[-/.]?[12]\d{3}$/.test(value)
  );
}

const wholeUuid = new RegExp(`^${uuid}$`, 'i');

/** True for a whole value that is a UUID: an id of something, which stays wherever no member says that it is somebody's. */
export function isUuid(value: string): boolean {
  return wholeUuid.test(value);
}
