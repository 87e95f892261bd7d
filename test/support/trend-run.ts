import type { TrendReport } from '../../reports/trend/trend.ts';

/** A run of a day of January 2026 in which as many rules failed. */
export function trendRun(day: number, changes: Partial<TrendReport> = {}): TrendReport {
  return {
    file: `history/${day}/report.json`,
    startedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    verdict: 'non-conforming',
    incomplete: false,
    baseUrl: 'https://bank.example',
    bundled: false,
    release: '3.1.11',
    profile: 'service',
    summary: { fail: day, pass: 400 },
    groups: { Balances: { fail: day, pass: 10 }, Parties: { 'not-exercised': 2 } },
    ...changes,
  };
}
