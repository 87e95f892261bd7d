import type { AnnotatedSchema } from './json-schema.ts';

/** What a bank puts in `OBParty2.SupplementaryData`. */
export interface PartySupplementaryData {
  readonly members: readonly string[];
  /** Upper bound of each member's length in characters. */
  readonly maxLength: number;
  /** `fail` closes the object to other members. */
  readonly others: 'allow' | 'warn' | 'fail';
}

/** The official party record opened for one more, optional member: this project's declared extension. */
export function withSupplementaryData(party: AnnotatedSchema, extension: PartySupplementaryData): AnnotatedSchema {
  const member = { type: 'string', minLength: 1, maxLength: extension.maxLength } as const;
  const supplementaryData: AnnotatedSchema = {
    type: 'object',
    'x-closed': extension.others === 'fail' ? 'always' : 'never',
    properties: Object.fromEntries(extension.members.map((name) => [name, member])),
  };
  return { ...party, properties: { ...party.properties, SupplementaryData: supplementaryData } };
}
