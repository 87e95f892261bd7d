import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import type { AnyReport } from '../../reports/contract/index.ts';
import { reportSchema } from '../../reports/report-schema.ts';
import { severalSchema } from '../../reports/several/schema.ts';
import { textAt } from '../../suites/core/json.ts';
import { nearFile } from '../../suites/target/near-file.ts';
import { UsageError } from '../exit.ts';

const require = createRequire(import.meta.url);
const compiled = new Map<object, ValidateFunction<AnyReport>>();

/** The path of the report that a file or a folder stands for. */
export function reportPath(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'report.json') : path;
}

/** Reads `report.json` of either schema version, given itself or its folder. Throws a UsageError for what cannot be read or is no report. */
export function readReport(path: string): AnyReport {
  const file = reportPath(path);
  let text: string;
  try {
    text = readText(file, 'report');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new UsageError(
      missing ? `There is no report at ${file}.` : `${file} cannot be read (${reasonOf(error)}).`,
      (missing ? nearFile(path) : undefined) ?? 'Name a report.json that "aisp run" wrote, or the folder it is in.',
    );
  }
  return parseReport(text, file);
}

/** A report from its text; messages call it `name`. */
export function parseReport(text: string, name: string): AnyReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${name} is not JSON: ${reason}.`, 'It may have been cut off. Let "aisp run" write it again.');
  }
  const validate = validatorOf(
    textAt(value, 'schemaVersion')?.startsWith('2.') === true ? severalSchema : reportSchema,
  );
  const wrong = validate(value) ? strangerIn(value) : described(validate.errors?.[0]);
  if (validate(value) && wrong === undefined) return value;
  throw new UsageError(
    `${name} is not a report: ${wrong}.`,
    'Name a report.json that "aisp run" wrote, of schema version 1 or 2.',
  );
}

function validatorOf(schema: object): ValidateFunction<AnyReport> {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  // Who writes a report need not read one: only then is it loaded.
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const formats = require('ajv-formats') as typeof import('ajv-formats');
  const made = formats.default(new Ajv2020({ strict: false })).compile<AnyReport>(schema);
  compiled.set(schema, made);
  return made;
}

/** What a schema cannot tell of several targets: two of one name, or a rule or a call of none of them. */
function strangerIn(report: AnyReport): string | undefined {
  if (!('targets' in report)) return undefined;
  const names = new Set(report.targets.map(({ name }) => name));
  if (names.size < report.targets.length) return 'two of its targets have one name';
  const stranger = [...report.rules, ...report.exchanges].find(({ target }) => !names.has(target));
  return stranger === undefined ? undefined : `${stranger.id} is of a target that it does not have`;
}

function described(error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'it does not fit the schema' } = error ?? {};
  return instancePath === '' ? `it ${message}` : `${instancePath} ${message}`;
}
