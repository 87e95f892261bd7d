import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Locator, type Page } from 'playwright';

const named = process.env.CHROMIUM_PATH ?? '';

/** The Chromium that CHROMIUM_PATH names, or else one of this machine; undefined when it is not there. */
export const chromiumPath = (
  named === '' ? ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()] : [named]
).find((path) => existsSync(path));

const lacking = named === '' ? 'no Chromium: set CHROMIUM_PATH' : `no Chromium at ${named}, which CHROMIUM_PATH names`;
/** Why a test that needs a browser is skipped; false when it is not. */
export const withoutChromium = chromiumPath === undefined ? lacking : false;

/** Starts Chromium without a window, and without what it would ask the network for on its own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

interface Axe {
  run(): Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page: the rule and the first element that breaks it. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { readonly axe: Axe };
    return (await runner.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** The width and style of the line round what has the focus. Runs in the page. */
const outline = `(({ outlineStyle, outlineWidth }) => outlineStyle + ' ' + outlineWidth)(getComputedStyle(document.activeElement))`;

/** Presses Tab until `target` has the focus, which must be seen all the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(outline), 'solid 3px');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  assert.fail('Tab does not lead there');
}
