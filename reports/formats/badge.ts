import type { Report, SeveralReport } from '../contract/index.ts';
import { format } from '../format.ts';
import { count } from './words.ts';

const colours = { conforming: 'brightgreen', 'non-conforming': 'red', inconclusive: 'yellow' } as const;

export default format({
  file: 'badge.json',
  about: 'the endpoint file of a shields badge',
  render: renderBadge,
  renderSeveral: (report) => badgeText(`AISP, ${count(report.targets.length, 'target')}`, report),
});

/** The endpoint file of a shields badge, as JSON text: https://shields.io/badges/endpoint-badge. */
export function renderBadge(report: Report): string {
  return badgeText(`AISP ${report.target.release}`, report);
}

function badgeText(label: string, report: Judged): string {
  const { verdict } = report;
  const badge = {
    schemaVersion: 1,
    label,
    message: messageOf(report),
    color: colours[verdict],
    ...(verdict === 'inconclusive' ? { isError: true } : {}),
  };
  return `${JSON.stringify(badge, undefined, 1)}\n`;
}

type Judged = Pick<Report | SeveralReport, 'verdict' | 'summary'>;

function messageOf({ verdict, summary }: Judged): string {
  if (verdict === 'non-conforming') return `${count(summary.fail, 'rule')} failed`;
  const { waived } = summary;
  return `${verdict}${verdict === 'conforming' && waived > 0 ? `, ${waived} waived` : ''}`;
}
