import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { pageToken } from '../../stub/paging/page-token.ts';
import { median } from './processes.ts';

/** What one bank took, in milliseconds of the processor for a page and in megabytes. */
export interface PopulatedFigures {
  readonly coldFirst: number;
  readonly coldDeep: number;
  readonly hotFirst: number;
  readonly hotDeep: number;
  /** The first page of a persona, whose history of twenty months was made by other means: the peer. */
  readonly persona: number;
  readonly resident: number;
}

const customers = Number(process.argv[2]);
const samples = 80;
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
const turns: Omit<PopulatedFigures, 'persona' | 'resident'>[] = [];
for (let turn = -samples / 2; turn < samples; turn++) {
  const [number, copy] = [1 + (((turn + samples) * 7919) % customers), turn + samples];
  const [one, other] = [await granted(`customer-${number}+a${copy}`), await granted(`customer-${number}+b${copy}`)];
  const list = ({ account }: typeof one) => `${origin}${basePath}/accounts/${account}/transactions`;
  const deep = `${list(other)}?page=${pageToken(2000)}`;
  const coldFirst = await page(list(one), one.token);
  const coldDeep = await page(deep, other.token);
  const [hotFirst, hotDeep] = [await page(list(one), one.token), await page(deep, other.token)];
  const figures = { coldFirst: coldFirst.ms, coldDeep: coldDeep.ms, hotFirst: hotFirst.ms, hotDeep: hotDeep.ms };
  if (turn >= 0) turns.push(figures);
}
const resident = process.memoryUsage().rss / 1e6;
const peers: number[] = [];
for (let turn = 0; turn < samples; turn++) {
  const { token, account } = await granted(`everyday+p${turn}`);
  peers.push((await page(`${origin}${basePath}/accounts/${account}/transactions`, token)).ms);
}
const of = (name: keyof (typeof turns)[number]) => median(turns.map((turn) => turn[name]));
const figures: PopulatedFigures = {
  coldFirst: of('coldFirst'),
  coldDeep: of('coldDeep'),
  hotFirst: of('hotFirst'),
  hotDeep: of('hotDeep'),
  persona: median(peers),
  resident,
};
process.send?.(figures);
process.disconnect?.();
