import { reportSchema } from '../report-schema.ts';

const { target, promises, supplies, problems, officialSuite, sample, consents, again, groups, summary } =
  reportSchema.properties;
const { verdict, startedAt, durationMs, tool, incomplete } = reportSchema.properties;
const named = { type: 'string', description: 'Name of the target that it is of.' } as const;

/**
 * JSON Schema (draft 2020-12) of a `report.json` over several targets, schema version 2: what a report of one says of its target
 * stands in `targets`, and each rule and each exchange names its own.
 */
export const severalSchema = {
  $schema: reportSchema.$schema,
  title: 'Report of a conformance run over several targets',
  description: 'report.json of aisp-conformance, schema version 2.0. Readers ignore members that they do not know.',
  type: 'object',
  required: [
    ...['schemaVersion', 'tool', 'targets', 'startedAt', 'durationMs', 'verdict', 'summary', 'rules', 'exchanges'],
  ],
  properties: {
    schemaVersion: { type: 'string', pattern: '^2\\.\\d+$' },
    tool,
    targets: { type: 'array', minItems: 1, items: { $ref: '#/$defs/target' } },
    startedAt,
    durationMs,
    verdict: { ...verdict, description: 'That of the worst target.' },
    summary: { ...summary, description: 'Rules of all targets by outcome, and the requests made.' },
    incomplete: { const: true, description: 'Present when any of the targets is incomplete.' },
    groups,
    rules: {
      type: 'array',
      items: {
        $ref: '#/$defs/verdict',
        required: ['target'],
        properties: { target: named },
      },
    },
    exchanges: {
      type: 'array',
      description: 'Numbered through all targets; redacted.',
      items: { $ref: '#/$defs/exchange', required: ['target'], properties: { target: named } },
    },
  },
  $defs: {
    ...reportSchema.$defs,
    target: {
      type: 'object',
      description: 'One target, and what a report of it alone would say, without its rules and exchanges.',
      required: ['name', ...target.required, 'startedAt', 'durationMs', 'verdict', 'summary'],
      if: { required: ['incomplete'] },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema.
      then: { required: ['problems'], properties: { verdict: { const: 'inconclusive' } } },
      properties: {
        name: { type: 'string', minLength: 1, description: 'Tells it from the others: a brand, or a release.' },
        folder: {
          type: 'string',
          pattern: '^targets/[a-z0-9][a-z0-9._-]*$',
          description: 'Folder of its own report and evidence, beside this report.',
        },
        ...target.properties,
        ...{ startedAt, durationMs, verdict, summary, promises, supplies, problems, incomplete },
        ...{ again, groups, sample, consents, officialSuite },
      },
    },
  },
} as const;
