import { eachMember } from '../faults/edit.ts';
import type { JsonObject, Spoil } from '../faults/fault.ts';

/** A date-time of a body. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Rewrites every text below some members of a body; `name` is that of the member, or of the array that it stands in. */
export function everyText(change: (text: string, name: string, holder: JsonObject) => string): Spoil {
  return (draft) => {
    eachMember(draft.body, (member, name, holder) => {
      if (typeof member === 'string') return change(member, name, holder);
      if (!Array.isArray(member)) return member;
      return member.map((entry) => (typeof entry === 'string' ? change(entry, name, holder) : entry));
    });
  };
}

/** Rewrites every date-time of a body: of records, of consents and of `Meta`. */
export function everyDateTime(change: (text: string, name: string, holder: JsonObject) => string): Spoil {
  return everyText((text, name, holder) => (dateTime.test(text) ? change(text, name, holder) : text));
}
