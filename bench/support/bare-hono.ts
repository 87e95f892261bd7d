import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * The limit: a Hono application on the same adapter that sends the bytes of a file, with headers that are given as JSON, and does
 * nothing else.
 */
const [port = '0', file, given = '{"content-type":"application/json; charset=utf-8"}'] = process.argv.slice(2);
const body = file === undefined ? '{}' : new Uint8Array(readFileSync(file));
const headers: Readonly<Record<string, string>> = JSON.parse(given);
const app = new Hono();
app.get('*', (context) => context.body(body, 200, headers));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
