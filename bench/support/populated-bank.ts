import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { pageToken } from '../../stub/paging/page-token.ts';
import { median } from './processes.ts';

/** What one bank took, in milliseconds of the processor for a page. */
export interface PopulatedFigures {
  readonly coldFirst: number;
  /** The same of a process that has not told many yet: much of it goes to compiling what tells them. */
  readonly coldYoung: number;
  readonly coldDeep: number;
  readonly hotFirst: number;
  readonly hotDeep: number;
  /** The first page of a persona, whose history of twenty months was made by other means: the peer. */
  readonly persona: number;
}

const customers = Number(process.argv[2]);
const samples = 80;
/** Turns that count as those of a young process, and those before the samples. */
const [young, warm] = [40, 400] as const;
const population = { customers, accounts: 5, years: 7, perDay: 100 };
const bank = createControlledBank({ profile: fullProfile, release: latestRelease, seed: 1, population });
const origin = 'http://127.0.0.1';

async function granted(persona: string): Promise<{ readonly token: string; readonly account: string }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ persona });
  const answer = await bank.fetch(new Request(`${origin}/stub/tokens`, { method: 'POST', headers, body }));
  const { access_token: token, account_ids: ids } = (await answer.json()) as {
    readonly access_token: string;
    readonly account_ids: readonly string[];
  };
  return { token, account: ids[0] ?? '' };
}

/** The bytes of a page, and milliseconds of the processor. */
async function page(url: string, token: string): Promise<{ readonly text: string; readonly ms: number }> {
  const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
  const before = process.cpuUsage();
  const answer = await bank.fetch(request);
  const text = await answer.text();
  const { user, system } = process.cpuUsage(before);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text}`);
  return { text, ms: (user + system) / 1000 };
}

/** One customer after another, so that nothing of an account was asked for before: of one the first page, of another a deep one. */
const turns: Omit<PopulatedFigures, 'coldYoung' | 'persona'>[] = [];
for (let turn = 0; turn < warm + samples; turn++) {
  const number = 1 + ((turn * 7919) % customers);
  const [one, other] = [await granted(`customer-${number}+a${turn}`), await granted(`customer-${number}+b${turn}`)];
  const list = ({ account }: typeof one) => `${origin}${basePath}/accounts/${account}/transactions`;
  const deep = `${list(other)}?page=${pageToken(2000)}`;
  const coldFirst = await page(list(one), one.token);
  const coldDeep = await page(deep, other.token);
  const [hotFirst, hotDeep] = [await page(list(one), one.token), await page(deep, other.token)];
  turns.push({ coldFirst: coldFirst.ms, coldDeep: coldDeep.ms, hotFirst: hotFirst.ms, hotDeep: hotDeep.ms });
}
const peers: number[] = [];
for (let turn = 0; turn < samples; turn++) {
  const { token, account } = await granted(`everyday+p${turn}`);
  peers.push((await page(`${origin}${basePath}/accounts/${account}/transactions`, token)).ms);
}
const of = (name: keyof (typeof turns)[number], some = turns.slice(warm)) => median(some.map((turn) => turn[name]));
const figures: PopulatedFigures = {
  coldFirst: of('coldFirst'),
  coldYoung: of('coldFirst', turns.slice(0, young)),
  coldDeep: of('coldDeep'),
  hotFirst: of('hotFirst'),
  hotDeep: of('hotDeep'),
  persona: median(peers),
};
process.send?.(figures);
process.disconnect?.();
