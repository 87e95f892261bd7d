import { type AnyReport, isOfSeveral } from './contract/index.ts';
import type { Format } from './format.ts';
import { formats } from './format-list.ts';

export { formats };

/** A format that a report can be turned into, besides `report.json` itself. */
export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as readonly FormatName[];

/** Formats that a run writes when asked: the page and JUnit it always writes. */
export const extraFormats = formatNames.filter((name) => name !== 'html' && name !== 'junit');

/** The text of a report in one format. Throws for a report over several targets where the format has no form for it. */
export async function renderFormat(report: AnyReport, name: FormatName): Promise<string> {
  const { default: format }: { readonly default: Format } = await formats[name].load();
  if (!isOfSeveral(report)) return format.render(report);
  if (format.renderSeveral === undefined) throw new Error(`${name} has no form for several targets`);
  return format.renderSeveral(report);
}

/** The report in several formats, by the names of their files. */
export async function renderFormats(
  report: AnyReport,
  names: readonly FormatName[],
): Promise<Readonly<Record<string, string>>> {
  const texts = await Promise.all(names.map(async (name) => [formats[name].file, await renderFormat(report, name)]));
  return Object.fromEntries(texts) as Record<string, string>;
}
