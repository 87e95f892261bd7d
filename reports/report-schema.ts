import schema from './report.schema.json' with { type: 'json' };

/** JSON Schema (draft 2020-12) of `report.json`, the same as the file `report.schema.json` that the package ships. */
export const reportSchema = schema;
