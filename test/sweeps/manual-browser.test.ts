import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { listenForCallback } from '../../suites/tokens/manual/callback-listener.ts';
import { accessibilityViolations, launchChromium, withoutChromium } from '../support/browser.ts';

test('a browser hands over what a bank answers in the fragment', { skip: withoutChromium }, async (t) => {
  const bank = createServer((request, response) => {
    const back = new URL(request.url ?? '/', 'http://bank').searchParams.get('back');
    response.writeHead(302, { location: `${back}#code=k1&id_token=a.b.c&state=s1` }).end();
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  t.after(() => new Promise((resolve) => bank.close(resolve)));
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(taken.address() as AddressInfo).port}/callback`;
  await new Promise((resolve) => taken.close(resolve));

  const url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/?back=${encodeURIComponent(redirectUri)}`;
  const listener = await listenForCallback({ url, state: 's1', redirectUri });
  t.after(() => listener.close());
  const browser = await launchChromium();
  t.after(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
  });
  await page.goto(listener.startUrl);
  await page.getByRole('heading', { name: 'The answer has come' }).waitFor();
  assert.deepEqual(Object.fromEntries(await listener.answer), { code: 'k1', id_token: 'a.b.c', state: 's1' });
  assert.equal(page.url(), redirectUri);
  assert.equal(await page.evaluate('getComputedStyle(document.body).maxWidth'), '640px');
  assert.deepEqual(
    complaints.filter((text) => !/404/.test(text)),
    [],
  );
  assert.deepEqual(await accessibilityViolations(page), []);
});
