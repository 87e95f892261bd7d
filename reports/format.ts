import type { Report, SeveralReport } from './contract/index.ts';

/** Something that a report can be turned into. */
export interface Format {
  /** Name of its file in the output folder. */
  readonly file: string;
  /** What the file holds, in a few words: for the help of the command line and for the guide. */
  readonly about: string;
  /** Pure, and the same text for the same report. */
  readonly render: (report: Report) => string;
  /** The same of a report over several targets; a format without it has no form for them. */
  readonly renderSeveral?: (report: SeveralReport) => string;
}

/** Declares a format: the default export of its own file in `reports/formats/`, which gives it its name. */
export function format(literal: Format): Format {
  return literal;
}
