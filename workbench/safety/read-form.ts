import type { Context } from 'hono';

/** The form that a page sent; empty when it is none. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  return new URLSearchParams(type === 'application/x-www-form-urlencoded' ? await c.req.text() : '');
}
