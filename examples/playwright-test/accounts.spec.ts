import { test as base, expect } from '@playwright/test';
import { type RunningBank, startBank } from 'aisp-conformance';

/** One bank for each worker: tests side by side do not meet each other. */
const test = base.extend<object, { bank: RunningBank }>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const bank = await startBank();
      await use(bank);
      await bank.close();
    },
    { scope: 'worker' },
  ],
});

test('lists the accounts of a customer', async ({ bank, request }) => {
  const { accessToken, accountIds } = await bank.token({ persona: 'everyday' });
  const answer = await request.get(`${bank.url}/open-banking/v3.1/aisp/accounts`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status()).toBe(200);
  const { Data } = await answer.json();
  expect(Data.Account.map(({ AccountId }: { AccountId: string }) => AccountId)).toEqual(accountIds);
});

test('a page shows the accounts of a bank that is not there', async ({ bank, page }) => {
  const { accessToken } = await bank.token({ persona: 'household' });
  await page.route('https://bank.example/**', async (route) => {
    const asked = route.request();
    const answer = await bank.fetch(
      new Request(asked.url(), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        body: asked.postData(),
      }),
    );
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
  // The page comes from the bank's own origin here; a page of your own has a server that does the calling.
  await page.route('https://bank.example/app', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<ul aria-label="Accounts"></ul>' }),
  );
  await page.goto('https://bank.example/app');
  await page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    const { Data } = await (await fetch('/open-banking/v3.1/aisp/accounts', { headers })).json();
    for (const { Nickname } of Data.Account) {
      const item = document.createElement('li');
      item.textContent = Nickname;
      document.querySelector('ul')?.append(item);
    }
  }, accessToken);
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(6);
});
