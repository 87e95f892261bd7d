import type { Hono } from 'hono';
import type { Door } from '../access/door.ts';
import type { BankEnv } from '../http/bank-env.ts';
import type { PagesBank } from './interaction.ts';

/**
 * Mounts the pages on which a PSU decides: `GET /interaction/:uid` asks who they are, the same with `?persona=` shows the
 * consent, and a form posted there (`persona`, `decision`, `account` repeated) decides. They need no script, and are loaded when a
 * browser comes. Clause: Customer Experience Guidelines, Account Information Consent.
 */
export function mountPages(app: Hono<BankEnv>, bank: PagesBank, door: Door): void {
  app.get('/interaction/:uid', async (c) => {
    const { askPsu } = await import('./interaction.ts');
    return await askPsu(bank, door, c, c.req.param('uid'));
  });
  app.post('/interaction/:uid', async (c) => {
    const { takeDecision } = await import('./interaction.ts');
    return await takeDecision(bank, door, c, c.req.param('uid'));
  });
}

/** Loads them before a browser comes. */
export async function warmPages(): Promise<void> {
  await import('./interaction.ts');
}
