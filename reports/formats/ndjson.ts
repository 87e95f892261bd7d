import { createHash } from 'node:crypto';
import type { Report, SeveralReport } from '../contract/index.ts';
import { format } from '../format.ts';
import { separateReports } from '../several/separate.ts';
import { EventLines, exchangeEvent, type Footer, startEvent, verdictEvent } from './events.ts';

export default format({
  file: 'events.ndjson',
  about: 'a line for the start, each call, each verdict, and the footer that proves it whole',
  render: renderNdjson,
  renderSeveral: renderSeveralNdjson,
});

/** The report as an event log (newline-delimited JSON): the start, each call, each verdict, the footer. */
export function renderNdjson(report: Report): string {
  const written: string[] = [];
  const lines = new EventLines((line) => written.push(line));
  lines.add(startEvent(report));
  for (const exchange of report.exchanges) lines.add(exchangeEvent(exchange));
  for (const rule of report.rules) lines.add(verdictEvent(rule));
  if (report.incomplete !== true) lines.finish(report);
  return written.join('');
}

/** The same over several targets: one start, the calls and verdicts of each by its name, one footer. */
function renderSeveralNdjson(report: SeveralReport): string {
  const written: string[] = [];
  const lines = new EventLines((line) => written.push(line));
  const { tool, startedAt } = report;
  const targets = separateReports(report).map(({ name, report: { target } }) => ({ name, ...target }));
  lines.add({ event: 'run-started', schemaVersion: '2.0', tool, targets, startedAt });
  for (const { target, ...exchange } of report.exchanges) lines.add({ ...exchangeEvent(exchange), target });
  for (const { target, ...rule } of report.rules) lines.add({ ...verdictEvent(rule), target });
  if (report.incomplete !== true) lines.finish(report);
  return written.join('');
}

/** What an event log is worth: its footer when it is whole, and otherwise what is wrong with it, in a sentence. */
export type EventLogState =
  | { readonly whole: true; readonly footer: Footer }
  | { readonly whole: false; readonly reason: string; readonly verdicts: number };

/** Tells whether a log holds all that its run wrote, unchanged. */
export function checkEventLog(text: string): EventLogState {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const events = lines.map(eventOf);
  const verdicts = events.filter((name) => name === 'verdict').length;
  const torn = (reason: string): EventLogState => ({ whole: false, reason, verdicts });
  const strange = events.indexOf(undefined);
  if (strange !== -1) return torn(`Line ${strange + 1} is no event.`);
  if (rest !== '') return torn('Its last line breaks off: the run was stopped while it wrote.');
  if (events[0] !== 'run-started') return torn('It does not begin with the start of a run.');
  const end = events.indexOf('run-finished');
  if (end === -1) return torn('It has no footer: the run did not come to its end.');
  if (end !== lines.length - 1) return torn(`Something follows the footer in line ${end + 1}.`);
  const footer = JSON.parse(lines[end] ?? '') as Footer;
  if (footer.lines !== end) return torn(`The footer tells of ${footer.lines} lines before it, and there are ${end}.`);
  const before = `${lines.slice(0, end).join('\n')}\n`;
  if (createHash('sha256').update(before).digest('hex') !== footer.sha256) {
    return torn('A line was changed: the digest in the footer is another.');
  }
  return { whole: true, footer };
}

function eventOf(line: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    const name = typeof parsed === 'object' && parsed !== null && 'event' in parsed ? parsed.event : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
