import { guards } from '../../http/why.ts';
import type { JsonSchema } from '../operation.ts';

const text = { type: 'string' } as const;
const guard = { enum: guards } as const;
const headers = { type: 'array', items: { type: 'array', prefixItems: [text, text], items: false } } as const;

const object = (
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const ground = object(
  {
    rules: {
      type: 'array',
      items: text,
      description: 'Ids of the rules by which a bank is judged: aisp rules ID shows one.',
    },
  },
  {
    statement: { ...text, description: 'Id of the statement of the standard.' },
    says: { ...text, description: 'What holds.' },
    clause: { ...text, description: 'Document and heading.' },
    link: { ...text, description: 'Link to the clause.' },
  },
);

const refusal = object(
  {
    guard,
    message: text,
    follows: {
      type: 'array',
      minItems: 1,
      items: ground,
      description: 'What the refusal follows from, the closest first.',
    },
    accepted: { ...text, description: 'What would have been accepted, with the values of this call.' },
  },
  { code: { ...text, description: 'ErrorCode of OBError1, or error of OAuth.' }, path: text },
);

const decision = object({
  guard,
  decided: { enum: ['passed', 'refused', 'not reached'] },
  detail: { ...text, description: 'What the decision went by.' },
});

const required = {
  id: text,
  at: { type: 'string', format: 'date-time', description: 'By the clock of the bank.' },
  durationMs: { type: 'number' },
  method: text,
  path: { ...text, description: 'With its query.' },
  status: { type: 'integer', description: '0 where no answer came.' },
  refused: { type: 'boolean' },
  decisions: { type: 'array', items: decision },
  refusals: { type: 'array', items: refusal },
  changes: {
    type: 'array',
    items: text,
    description: 'Ids of the faults and variants that the bank had, and what went wrong in this call alone.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const optional = {
  release: { ...text, description: 'By which release the bank was called; absent beside its interface.' },
  operation: text,
  interactionId: text,
  client: text,
  consent: text,
  persona: text,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** `JournalEntry` in a list. */
export const entryList = object({ entries: { type: 'array', items: object(required, optional) } });

/** `FullJournalEntry`. */
export const fullEntry = object(
  { ...required, request: object({ method: text, url: text, headers }, { body: text }) },
  {
    ...optional,
    response: object({ status: { type: 'integer' }, headers, body: text, size: { type: 'integer' } }),
    cut: { const: true, description: 'Set where more was answered than the body shows.' },
  },
);
