import { type Respelled, respelled } from '../../../schemas/codes/respelled.ts';

type Written = Readonly<Record<string, unknown>>;

/** A word of 3.1 as version 4 spells it; undefined for one that it has no code for. */
export function spelled(list: keyof typeof respelled, word: unknown): string | undefined {
  const codes: Respelled = respelled[list];
  return typeof word === 'string' ? codes[word] : undefined;
}

/** An object with one member spelled anew; without the member where version 4 has no code for its word. */
export function respell(object: Written, member: string, list: keyof typeof respelled): Written {
  if (object[member] === undefined) return object;
  const code = spelled(list, object[member]);
  const { [member]: _, ...others } = object;
  return code === undefined ? others : { ...object, [member]: code };
}
