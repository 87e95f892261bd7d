import type { Report } from '../../reports/contract/index.ts';

/** What changes the text of a report by changing the report. */
export function withReport(change: (report: Report) => Report): (text: string) => string {
  return (text) => `${JSON.stringify(change(JSON.parse(text) as Report), undefined, 1)}\n`;
}

/** Gives one rule another outcome, and takes away what was found. */
export function judgedAs(id: string, outcome: 'pass' | 'fail'): (text: string) => string {
  return withReport((report) => ({
    ...report,
    rules: report.rules.map((rule) => (rule.id === id ? { ...rule, outcome, checked: 1, findings: [] } : rule)),
  }));
}

interface Har {
  readonly log: { readonly entries: readonly { readonly _aisp: { readonly id: string } }[] };
}

/** What changes the entries of an archive. */
export function withEntries(
  change: (entries: Har['log']['entries']) => Har['log']['entries'],
): (text: string) => string {
  return (text) => {
    const har = JSON.parse(text) as Har;
    return JSON.stringify({ log: { ...har.log, entries: change(har.log.entries) } });
  };
}
