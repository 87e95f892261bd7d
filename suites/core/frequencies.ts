import { inRange, type Release, type ReleaseRange } from '../../schemas/releases.ts';

interface Form extends Pick<ReleaseRange, 'since'> {
  /** Number of fields after the code, and what each may hold. */
  readonly fields: readonly RegExp[];
}

/** Forms of a standing order's Frequency: the code, then its fields, divided by colons. Clause: data dictionary. */
const forms: Readonly<Record<string, Form>> = {
  NotKnown: { fields: [], since: '3.1.4' },
  EvryDay: { fields: [] },
  EvryWorkgDay: { fields: [] },
  IntrvlDay: { fields: [/^(?:0[2-9]|[12]\d|3[01])$/], since: '3.1.1' },
  IntrvlWkDay: { fields: [/^0[1-9]$/, /^0[1-7]$/] },
  WkInMnthDay: { fields: [/^0[1-5]$/, /^0[1-7]$/] },
  IntrvlMnthDay: { fields: [/^(?:0[1-6]|12|24)$/, /^(?:-0[1-5]|0[1-9]|[12]\d|3[01])$/] },
  QtrDay: { fields: [/^(?:ENGLISH|SCOTTISH|RECEIVED)$/] },
};

const digits = /^-?\d{2}$/;

function split(text: string): { readonly form: Form | undefined; readonly fields: readonly string[] } {
  const [code = '', ...fields] = text.split(':');
  return { form: Object.hasOwn(forms, code) ? forms[code] : undefined, fields };
}

/** True for text of a form that a release knows: a code it has, with fields of two digits or the name of a quarter. */
export function hasFrequencyForm(text: string, release: Release): boolean {
  const { form, fields } = split(text);
  if (form === undefined || !inRange(release, form)) return false;
  if (fields.length !== form.fields.length) return false;
  return text.startsWith('QtrDay:') ? within(form, fields) : fields.every((field) => digits.test(field));
}

/** Whether the numbers of a well-formed Frequency lie within their bounds; undefined where there are no numbers. */
export function isWithinBounds(text: string, release: Release): boolean | undefined {
  const { form, fields } = split(text);
  if (form === undefined || fields.length === 0 || text.startsWith('QtrDay:')) return undefined;
  return hasFrequencyForm(text, release) ? within(form, fields) : undefined;
}

function within(form: Form, fields: readonly string[]): boolean {
  return form.fields.every((bound, index) => bound.test(fields[index] ?? ''));
}
