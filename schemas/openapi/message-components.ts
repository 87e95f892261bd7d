import type { JsonSchema } from '../json-schema.ts';
import { messageName } from '../message-names.ts';
import { type MessageFamily, type OperationId, operation } from '../operations.ts';
import { resolveMessage, supplementaryDataFor } from '../resolve.ts';
import type { DescribedBank } from './described-bank.ts';

/** Set in the names of what differs from the standard's own by the members that the bank adds. */
const added = 'WithSupplementaryData';

type Schemas = Readonly<Record<string, JsonSchema>>;

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A copy in which every reference leads to the components of a document. */
function rerouted(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    return reference(rename(value.slice('#/$defs/'.length))).$ref;
  });
  return JSON.parse(text) as JsonSchema;
}

/** The message of `family` and all that it refers to; `extended` with what the bank's profile adds to a party. */
function schemasOf(bank: DescribedBank, family: MessageFamily, extended: boolean, name: string): Schemas {
  const { release, profile } = bank;
  const extension = extended ? profile.partySupplementaryData : undefined;
  const resolved = resolveMessage(family, { release, partySupplementaryData: extension });
  const { $schema: _, $id: _id, $defs: definitions = {}, ...message } = resolved;
  const rename = (each: string): string => (extended && each === 'OBParty2' ? each + added : each);
  const all = Object.entries(definitions).map(([each, schema]) => [rename(each), rerouted(schema, rename)] as const);
  return { ...Object.fromEntries(all), [name]: rerouted({ ...message, title: name }, rename) };
}

interface Use {
  readonly family: MessageFamily;
  readonly extended: boolean;
}

const isExtended = ({ profile }: DescribedBank, family: MessageFamily, id: OperationId): boolean =>
  supplementaryDataFor(family, profile, id) !== undefined;

function usesOf(bank: DescribedBank): readonly Use[] {
  const ofOperations = bank.profile.operations.flatMap((id): readonly Use[] => {
    const { method, response } = operation(id);
    return [
      ...(method === 'POST' ? [{ family: 'consent-request', extended: false } as const] : []),
      ...(response === undefined || response === 'file'
        ? []
        : [{ family: response, extended: isExtended(bank, response, id) }]),
    ];
  });
  return [...ofOperations, { family: 'error', extended: false }];
}

/** The standard's own name, unless the bank sends this message in two shapes: then one of them says what is added. */
function nameOf(bank: DescribedBank, { family, extended }: Use): string {
  const name = messageName(family, bank.release);
  const inBothShapes = usesOf(bank).some((use) => use.family === family && use.extended !== extended);
  return extended && inBothShapes ? name + added : name;
}

/** A reference to the message of `family`, in the shape in which the operation sends it. */
export function messageReference(bank: DescribedBank, family: MessageFamily, id: OperationId): JsonSchema {
  return reference(nameOf(bank, { family, extended: isExtended(bank, family, id) }));
}

/** The schemas of every message that the bank takes or sends, and of all that they refer to, by name. */
export function messageComponents(bank: DescribedBank): Schemas {
  const uses = new Map(usesOf(bank).map((use) => [nameOf(bank, use), use]));
  const all = [...uses].map(([name, { family, extended }]) => schemasOf(bank, family, extended, name));
  const entries = Object.entries(Object.assign({}, ...all) as Schemas);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
