import type { Report } from '../contract/index.ts';
import { format } from '../format.ts';
import { count } from './words.ts';

const colours = { conforming: 'brightgreen', 'non-conforming': 'red', inconclusive: 'yellow' } as const;

export default format({
  file: 'badge.json',
  about: 'the endpoint file of a shields badge',
  render: renderBadge,
});

/** The endpoint file of a shields badge, as JSON text: https://shields.io/badges/endpoint-badge. */
export function renderBadge(report: Report): string {
  const { verdict, target } = report;
  const badge = {
    schemaVersion: 1,
    label: `AISP ${target.release}`,
    message: messageOf(report),
    color: colours[verdict],
    ...(verdict === 'inconclusive' ? { isError: true } : {}),
  };
  return `${JSON.stringify(badge, undefined, 1)}\n`;
}

function messageOf({ verdict, summary }: Report): string {
  if (verdict === 'non-conforming') return `${count(summary.fail, 'rule')} failed`;
  const { waived } = summary;
  return `${verdict}${verdict === 'conforming' && waived > 0 ? `, ${waived} waived` : ''}`;
}
