import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../../reports/contract/index.ts';
import { reportSchema } from '../../reports/report-schema.ts';
import { UsageError } from '../exit.ts';

let compiled: ValidateFunction<Report> | undefined;

/** The path of the report that a file or a folder stands for. */
export function reportPath(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'report.json') : path;
}

/** Reads `report.json`, given itself or its folder. Throws a UsageError for what cannot be read or is no report. */
export function readReport(path: string): Report {
  const file = reportPath(path);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new UsageError(
      missing ? `There is no report at ${file}.` : `${file} cannot be read (${code}).`,
      'Name a report.json that "aisp run" wrote, or the folder it is in.',
    );
  }
  return parseReport(text, file);
}

/** A report from its text; messages call it `name`. */
export function parseReport(text: string, name: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${name} is not JSON: ${reason}.`, 'It may have been cut off. Let "aisp run" write it again.');
  }
  compiled ??= formats.default(new Ajv2020({ strict: false })).compile<Report>(reportSchema);
  if (compiled(value)) return value;
  throw new UsageError(
    `${name} is not a report: ${described(compiled.errors?.[0])}.`,
    'Name a report.json that "aisp run" wrote, of schema version 1.',
  );
}

function described(error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'it does not fit the schema' } = error ?? {};
  return instancePath === '' ? `it ${message}` : `${instancePath} ${message}`;
}
