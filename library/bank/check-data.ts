import { addedDataSchema } from '../../schemas/added-data/added-data-schema.ts';
import { type CheckData, type DataProblem, moreProblems, tooMany } from '../../stub/control/data/data-problem.ts';
import { checkDocument, compileConfigurationSchema } from '../../suites/target/check-document.ts';
import { formats } from '../../suites/validation/formats.ts';

let validate: ReturnType<typeof compileConfigurationSchema> | undefined;

/** Judges the shape of what is to be added to a bank by its schema. The schema is compiled when it is first needed. */
export const checkData: CheckData = (document) => {
  const many = tooMany(document);
  if (many !== undefined) return [many];
  validate ??= compileConfigurationSchema(addedDataSchema(), formats);
  const found: DataProblem[] = [];
  const seen = new Set<string>();
  const source: Parameters<typeof checkDocument>[0] = {
    value: document,
    problem(code, { pointer, key = false }, message, cure) {
      const written = message.replace(/^The file /, 'The data ');
      if (!seen.has(pointer + written)) found.push({ pointer, ...(key ? { key } : {}), message: written, cure });
      seen.add(pointer + written);
      return { code, message, cure };
    },
  };
  const untold = checkDocument(source, validate).reduce((sum, { count = 0 }) => sum + count, 0);
  return untold > 0 ? [...found, moreProblems(untold)] : found;
};
