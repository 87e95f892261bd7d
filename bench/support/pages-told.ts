import { basePath } from '../../schemas/operations.ts';

interface Token {
  readonly access_token: string;
  readonly account_ids: readonly string[];
}

interface Page {
  readonly Links: { readonly Last?: string };
}

/**
 * Asks a bank that serves a population for the first and the last page of transactions of an account each of many customers, and for the
 * first once more. Throws where an answer is no success.
 */
export async function tellPages(
  origin: string,
  population: { readonly customers: number; readonly turns: number },
): Promise<void> {
  const { customers, turns } = population;
  for (let turn = 0; turn < turns; turn++) {
    // A number that has no part in common with theirs, so that it goes all over them.
    const persona = `customer-${1 + ((turn * 7919) % customers)}+${turn}`;
    const headers = { 'content-type': 'application/json' };
    const { access_token: token, account_ids: ids } = (await (
      await asked(`${origin}/stub/tokens`, { method: 'POST', headers, body: JSON.stringify({ persona }) })
    ).json()) as Token;
    const page = async (url: string) => await asked(url, { headers: { authorization: `Bearer ${token}` } });
    const first = `${origin}${basePath}/accounts/${ids[0]}/transactions`;
    const { Links: links } = (await (await page(first)).json()) as Page;
    await (await page(links.Last ?? first)).arrayBuffer();
    await (await page(first)).arrayBuffer();
  }
}

async function asked(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
