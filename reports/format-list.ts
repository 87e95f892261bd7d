/** Every format of a report by its name, read from reports/formats/ by scripts/lists.js: not to be edited. */
export const formats = {
  'badge': { file: 'badge.json', about: 'the endpoint file of a shields badge', load: () => import('./formats/badge.ts') },
  'csv': { file: 'report.csv', about: 'a row for each rule, for spreadsheets: no cell of it is a formula', load: () => import('./formats/csv.ts') },
  'ctrf': { file: 'ctrf-report.json', about: 'Common Test Report Format; `rawStatus` is our outcome', load: () => import('./formats/ctrf.ts') },
  'html': { file: 'report.html', about: 'one page, for people', load: () => import('./formats/html.ts') },
  'junit': { file: 'junit.xml', about: 'JUnit, for build servers', load: () => import('./formats/junit.ts') },
  'markdown': { file: 'report.md', about: 'the verdict, the groups, what failed, warns, was not exercised and is waived', load: () => import('./formats/markdown.ts') },
  'ndjson': { file: 'events.ndjson', about: 'a line for the start, each call, each verdict, and the footer that proves it whole', load: () => import('./formats/ndjson.ts') },
  'sarif': { file: 'report.sarif', about: 'SARIF 2.1.0: a result for each finding, waived ones suppressed', load: () => import('./formats/sarif.ts') },
} as const;
