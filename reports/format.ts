import type { Report } from './contract/index.ts';

/** Something that a report can be turned into. */
export interface Format {
  /** Name of its file in the output folder. */
  readonly file: string;
  /** What the file holds, in a few words: for the help of the command line and for the guide. */
  readonly about: string;
  /** Pure, and the same text for the same report. */
  readonly render: (report: Report) => string;
}

/** Declares a format: the default export of its own file in `reports/formats/`, which gives it its name. */
export function format(literal: Format): Format {
  return literal;
}
