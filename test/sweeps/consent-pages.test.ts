import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { FakeDoorOptions } from '../../stub/testing/fake-door.ts';
import { accessibilityViolations, launchChromium, tabTo, withoutChromium } from '../support/browser.ts';
import { householdAccounts, type ServedPages, servePages } from '../support/consent-pages.ts';

type Visit = (page: Page, served: ServedPages) => Promise<unknown>;

const household = (page: Page) => page.getByRole('link', { name: 'One of each' });
const allow = (page: Page) => page.getByRole('button', { name: 'Allow access' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Refuse' });
const accounts = (page: Page) => page.getByRole('checkbox');

const toPersonas: Visit = (page, { begin }) => page.goto(begin);

const toConsent: Visit = async (page, served) => {
  await toPersonas(page, served);
  await household(page).click();
  await allow(page).waitFor();
};

const toProblem: Visit = async (page, served) => {
  await toConsent(page, served);
  for (const account of await accounts(page).all()) await account.uncheck();
  await allow(page).click();
  await page.getByRole('alert').waitFor();
};

const visits: Readonly<Record<string, Visit>> = {
  'choice of a customer': toPersonas,
  consent: async (page, served) => {
    await toConsent(page, served);
    await page.getByText('For developers').click();
  },
  'consent with a problem': toProblem,
  'choice with a problem': async (page, served) => {
    await toPersonas(page, served);
    await page.goto(`${page.url()}?persona=nobody`);
  },
  'end of a request': (page, { begin }) => page.goto(`${new URL(begin).origin}/interaction/none`),
  'refusal of a request': (page, { error }) => page.goto(error),
};

describe('the consent pages in a browser', { skip: withoutChromium }, () => {
  let browser: Browser;

  before(async () => {
    browser = await launchChromium();
  });

  after(async () => {
    await browser?.close();
  });

  /** Opens a page of a browser of its own; what the browser complained about must be nothing but `expected`. */
  async function visit(
    work: (page: Page, served: ServedPages) => Promise<void>,
    {
      door = {},
      expected = [],
      ...options
    }: BrowserContextOptions & {
      readonly door?: Omit<FakeDoorOptions, 'returnTo'>;
      readonly expected?: readonly RegExp[];
    } = {},
  ): Promise<void> {
    const served = await servePages(door);
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      const noise: string[] = [];
      page.on('console', (message) => noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      await work(page, served);
      assert.deepEqual(
        noise.filter((text) => !expected.some((pattern) => pattern.test(text))),
        [],
      );
    } finally {
      await context.close();
      served.close();
    }
  }

  /** The browser tells that an answer had the status 400. */
  const badRequest = /status of 400/;

  for (const [name, go] of Object.entries(visits)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no accessibility violations: ${name}, ${colorScheme}`, () =>
        visit(
          async (page, served) => {
            await go(page, served);
            assert.deepEqual(await accessibilityViolations(page), []);
          },
          // The policy of the pages forbids the checker too.
          { colorScheme, bypassCSP: true, expected: [badRequest] },
        ));
    }

    it(`scrolls in one direction only at 320 pixels: ${name}`, () =>
      visit(
        async (page, served) => {
          await go(page, served);
          assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
        },
        {
          viewport: { width: 320, height: 640 },
          door: { clientName: `Harbour ${'Budgeting'.repeat(8)}` },
          expected: [badRequest],
        },
      ));
  }

  it('gives fingers 44 pixels', () =>
    visit(
      async (page, served) => {
        await toPersonas(page, served);
        const people = await page.locator('.people a, button').all();
        const heights = await Promise.all(people.map(async (target) => (await target.boundingBox())?.height ?? 0));
        await toConsent(page, served);
        const targets = await page.locator('label, .choices button, summary').all();
        heights.push(...(await Promise.all(targets.map(async (target) => (await target.boundingBox())?.height ?? 0))));
        assert.ok(heights.length > 15);
        assert.deepEqual(
          heights.filter((height) => height < 44),
          [],
        );
      },
      { viewport: { width: 320, height: 640 } },
    ));

  it('makes both decisions equally prominent', () =>
    visit(async (page, served) => {
      await toConsent(page, served);
      const looks = await Promise.all(
        [allow(page), refuse(page)].map(async (button) => ({
          style: await button.evaluate(`(element) => {
            const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
            return [color, backgroundColor, fontSize, fontWeight, borderColor];
          }`),
          box: await button.boundingBox(),
        })),
      );
      const [one, other] = looks;
      assert.deepEqual(one?.style, other?.style);
      assert.deepEqual([one?.box?.width, one?.box?.height], [other?.box?.width, other?.box?.height]);
    }));

  it('takes an approval from the keyboard', () =>
    visit(async (page, { begin, home, decided }) => {
      await page.goto(begin);
      await tabTo(page, household(page));
      await page.keyboard.press('Enter');
      await allow(page).waitFor();
      await tabTo(page, accounts(page).nth(1));
      await page.keyboard.press('Space');
      await tabTo(page, allow(page));
      await page.keyboard.press('Enter');
      await page.waitForURL(`${home}?decision=approve`);
      const accountIds = householdAccounts.filter((_, index) => index !== 1);
      assert.deepEqual(decided, [{ decision: 'approve', customer: 'household', accountIds }]);
    }));

  it('takes a refusal from the keyboard, and nothing from the Enter key in a checkbox', () =>
    visit(
      async (page, { begin, home, decided }) => {
        await page.goto(begin);
        await tabTo(page, household(page));
        await page.keyboard.press('Enter');
        await allow(page).waitFor();
        await tabTo(page, accounts(page).first());
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('Choose “Allow access” or “Refuse”').waitFor();
        assert.deepEqual(decided, []);
        await tabTo(page, refuse(page));
        await page.keyboard.press('Space');
        await page.waitForURL(`${home}?decision=reject`);
        assert.deepEqual(decided, [{ decision: 'reject', customer: 'household', accountIds: [] }]);
      },
      { expected: [badRequest] },
    ));

  it('lets a PSU refuse without choosing a customer', () =>
    visit(async (page, { begin, home, decided }) => {
      await page.goto(begin);
      await refuse(page).click();
      await page.waitForURL(`${home}?decision=reject`);
      assert.deepEqual(decided, [{ decision: 'reject', customer: undefined, accountIds: [] }]);
    }));

  it('works with JavaScript off', () =>
    visit(
      async (page, served) => {
        await toConsent(page, served);
        await allow(page).click();
        await page.waitForURL(`${served.home}?decision=approve`);
        assert.deepEqual(served.decided[0]?.accountIds, householdAccounts);
      },
      { javaScriptEnabled: false },
    ));

  it('says at once that an account is missing, and leads to the first', () =>
    visit(
      async (page, served) => {
        await toProblem(page, served);
        const alert = page.getByRole('alert');
        assert.ok(await alert.evaluate((element) => element.matches(':focus')));
        assert.match(await page.title(), /^Error: /);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        assert.ok(
          await accounts(page)
            .first()
            .evaluate((element) => element.matches(':focus')),
        );
        await page.keyboard.press('Space');
        await allow(page).click();
        await page.waitForURL(`${served.home}?decision=approve`);
        assert.deepEqual(served.decided[0]?.accountIds, householdAccounts.slice(0, 1));
      },
      { expected: [badRequest] },
    ));

  it('tells each account by name, kind, number and balance, to screen readers too', () =>
    visit(async (page, served) => {
      await toConsent(page, served);
      assert.equal(await accounts(page).count(), householdAccounts.length);
      const name = /^Rainy day Savings account Account number ending \d{4} Balance £[\d,]+\.\d\d in credit$/;
      assert.equal(await page.getByRole('checkbox', { name, checked: true }).count(), 1);
      const card = /^Rewards Credit Card Credit card Card number ending \d{4} Balance £[\d,]+\.\d\d owed$/;
      assert.equal(await page.getByRole('checkbox', { name: card, checked: true }).count(), 1);
      const group = page.getByRole('group', { name: 'Which accounts do you want to share?' });
      assert.equal(await group.getByRole('checkbox').count(), householdAccounts.length);
    }));

  it('takes no decision that another site sends in the name of the browser', () =>
    visit(
      async (page, served) => {
        await toConsent(page, served);
        await page.goto(served.trap);
        await page.getByRole('button', { name: 'Win' }).click();
        await page.getByText('not sent by a page of this bank').waitFor();
        assert.deepEqual(served.decided, []);
      },
      { expected: [badRequest] },
    ));
});
