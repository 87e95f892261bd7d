import type { AnyReport } from '../../reports/contract/index.ts';
import type { StartCommand } from '../running/command.ts';

/** What the pages work with. The command line hands over what is its own. */
export interface Workbench {
  /** The real path of the folder that they are about. */
  readonly folder: string;
  /** Reads the report in a file. Throws an error with a `cure` for what is none. */
  readonly readReport: (path: string) => AnyReport;
  /** In Markdown, the page of a rule by its id, or with `service` that of the service document; undefined where there is none. */
  readonly ruleText: (id: string) => string | undefined;
  /** Starts the command line in the folder. */
  readonly start: StartCommand;
  readonly now: () => Date;
}
