import type { Report } from './contract/index.ts';

interface Format {
  /** Name of its file in the output folder. */
  readonly file: string;
  /** What it is, for the help of the command line. */
  readonly about: string;
  /** Loads what it needs only when it is asked for. */
  readonly render: (report: Report) => Promise<string>;
}

/** The formats that a report can be turned into, besides `report.json` itself. All are pure. */
export const formats = {
  html: {
    file: 'report.html',
    about: 'one page, for people',
    render: async (report) => (await import('./formats/html.ts')).renderHtml(report),
  },
  junit: {
    file: 'junit.xml',
    about: 'JUnit, for build servers',
    render: async (report) => (await import('./formats/junit.ts')).renderJunit(report),
  },
  ctrf: {
    file: 'ctrf-report.json',
    about: 'Common Test Report Format',
    render: async (report) => (await import('./formats/ctrf.ts')).renderCtrf(report),
  },
  sarif: {
    file: 'report.sarif',
    about: 'SARIF 2.1.0, for code scanning',
    render: async (report) => (await import('./formats/sarif.ts')).renderSarif(report),
  },
  markdown: {
    file: 'report.md',
    about: 'Markdown, as GitHub shows it',
    render: async (report) => (await import('./formats/markdown.ts')).renderMarkdown(report),
  },
  ndjson: {
    file: 'events.ndjson',
    about: 'event log with a footer that proves it whole',
    render: async (report) => (await import('./formats/ndjson.ts')).renderNdjson(report),
  },
  badge: {
    file: 'badge.json',
    about: 'endpoint file of a shields badge',
    render: async (report) => (await import('./formats/badge.ts')).renderBadge(report),
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as readonly FormatName[];

/** Formats that a run writes when asked: the page and JUnit it always writes. */
export const extraFormats = formatNames.filter((name) => name !== 'html' && name !== 'junit');

/** The text of a report in one format. */
export async function renderFormat(report: Report, name: FormatName): Promise<string> {
  return await formats[name].render(report);
}

/** The report in several formats, by the names of their files. */
export async function renderFormats(
  report: Report,
  names: readonly FormatName[],
): Promise<Readonly<Record<string, string>>> {
  const texts = await Promise.all(names.map(async (name) => [formats[name].file, await renderFormat(report, name)]));
  return Object.fromEntries(texts) as Record<string, string>;
}
