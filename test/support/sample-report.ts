import { buildReport } from '../../reports/build-report.ts';
import {
  type Exchange,
  type Level,
  levels,
  type Outcome,
  outcomes,
  type Report,
  type Verdict,
} from '../../reports/contract/index.ts';

const groups = {
  HDR: 'Headers',
  DTM: 'Dates and times',
  CON: 'Account access consents',
  ACC: 'Accounts',
  BAL: 'Balances',
  TRA: 'Transactions',
  PAR: 'Parties',
  SEED: 'This service',
} as const;
const codes = Object.keys(groups);

const base = 'https://bank.example/open-banking/v3.1/aisp';

/** Text as a hostile bank would send it to a reader of the report. */
export const hostile = '</script><img src=x onerror="window.hacked=1"><b>"\'&amp;\u202e\u0000</b>';

export interface SampleOptions {
  /** How many rules; 60 by default. */
  readonly rules?: number;
  /** How many exchanges; 40 by default, and no fewer. */
  readonly exchanges?: number;
  /** Members that replace those of the record. */
  readonly record?: Partial<Parameters<typeof buildReport>[0]>;
  readonly outcomeOf?: (index: number) => Outcome;
}

/** A report with every outcome, and with evidence of every kind, made up. Always the same. */
export function sampleReport({
  rules = 60,
  exchanges: calls = 40,
  record = {},
  outcomeOf = usualOutcome,
}: SampleOptions = {}): Report {
  const exchanges = Array.from({ length: calls }, (_, index) => exchangeAt(index + 1));
  return buildReport(
    {
      tool: { name: 'aisp-conformance', version: '0.1.0' },
      target: {
        baseUrl: 'https://bank.example',
        release: '3.1.11',
        profile: 'service',
        bundled: true,
        faults: ['balance-type-twice'],
        variants: ['euros', 'one-page'],
        seed: 1,
      },
      startedAt: '2026-03-01T09:30:00.000Z',
      requests: exchanges.length,
      exchanges,
      groups,
      ...record,
    },
    Array.from({ length: rules }, (_, index) => verdictAt(index, outcomeOf(index))),
    8_421,
    Buffer.alloc(32, 1),
  );
}

function usualOutcome(index: number): Outcome {
  return index % 4 === 0 ? (outcomes[(index / 4) % outcomes.length] ?? 'pass') : 'pass';
}

function verdictAt(index: number, outcome: Outcome): Verdict {
  const group = codes[index % codes.length] ?? 'ACC';
  const shows = outcome === 'fail' || outcome === 'warn';
  const level: Level = outcome === 'warn' ? 'SHOULD' : (levels[index % 2] ?? 'MUST');
  const exchange = `x${(index % 40) + 1}`;
  const reasons: Partial<Record<Outcome, string>> = {
    'not-applicable': 'The profile does not offer statements.',
    'not-exercised':
      'Found nothing to look at. It needs an account with a standing order. Supply one under "accountIds".',
    error: 'The rule itself broke: Cannot read properties of undefined',
    waived: 'Fixed in the next release (Payments team, until 2026-06-30).',
  };
  const reason = reasons[outcome];
  return {
    id: `AISP-${group}-${String(index + 1).padStart(3, '0')}`,
    title: index % 9 === 0 ? `Text such as ${hostile} is kept as text` : 'Balances of one account differ in their Type',
    level,
    group,
    outcome,
    checked: outcome === 'pass' || shows ? (index % 7) * 31 + 1 : 0,
    findings: shows
      ? [
          {
            message: `Expected one balance of each Type for an account; got ${index % 8 === 0 ? JSON.stringify(hostile) : '"Expected"'}`,
            pointer: '/Data/Balance/41/Type',
            exchange,
            count: 3,
            examples: [{ pointer: '/Data/Balance/2/Type', exchange }, { exchange: 'x3' }],
          },
          { message: 'Expected the header x-fapi-interaction-id; got nothing', exchange: 'x4' },
          { message: 'Expected a JSON body; got <html>', exchange: 'x5', pointer: '' },
          { message: 'Expected an answer; the connection was reset', exchange: 'x6' },
        ]
      : [],
    clause: { title: 'Balances, Notes', url: 'https://standard.example/Balances.html#notes' },
    ...(reason === undefined ? {} : { reason }),
  };
}

function exchangeAt(number: number): Exchange {
  const balance = (index: number) => ({
    AccountId: '22289',
    CreditDebitIndicator: 'Credit',
    Type: index === 40 ? hostile : 'Expected',
    DateTime: '2026-03-01T09:30:00+00:00',
    Amount: { Amount: `${index}.00`, Currency: 'GBP' },
  });
  const body = {
    Data: { Balance: Array.from({ length: 60 }, (_, index) => balance(index)) },
    Links: { Self: `${base}/balances` },
  };
  const html = number === 5;
  return {
    id: `x${number}`,
    scenario: 'reads',
    purpose: 'GET /accounts/{AccountId}/balances: happy under consent detail',
    request: {
      method: number === 4 ? 'POST' : 'GET',
      url: `${base}/accounts/22289/balances?page=2`,
      headers: [
        ['authorization', 'Bearer {detail}'],
        ['accept', 'application/json'],
        ['x-fapi-interaction-id', '93bac548-d2de-4546-b106-880a5018460d'],
      ],
      ...(number === 4 ? { body: '{"Data":{"Permissions":["ReadAccountsBasic"]}}' } : {}),
    },
    ...(number === 6
      ? { failure: { code: 'ECONNRESET', message: 'socket hang up' } }
      : {
          response: {
            status: html ? 502 : 200,
            headers: [['Content-Type', html ? 'text/html' : 'application/json']] as const,
            body: html ? `<html>${hostile}</html>` : JSON.stringify(body),
            size: 7_000,
          },
        }),
    startedAt: '2026-03-01T09:30:01.000Z',
    durationMs: 12,
  };
}
