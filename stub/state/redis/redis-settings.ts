import type { RedisConnection } from './redis-connection.ts';

/** What a store must be set to so that it forgets nothing that the bank acknowledged, and what goes wrong else. */
const wanted: readonly { readonly name: string; readonly value: string; readonly else: string }[] = [
  { name: 'appendonly', value: 'yes', else: 'what was acknowledged goes with it when it is restarted' },
  { name: 'appendfsync', value: 'always', else: 'what was acknowledged last may be gone after a crash' },
  { name: 'maxmemory-policy', value: 'noeviction', else: 'it forgets what was acknowledged when it has no room' },
];

/** What is to be said of the settings of a store, each with its cure. */
export async function settingNotices(
  connection: Pick<RedisConnection, 'ask'>,
  name: string,
): Promise<readonly string[]> {
  const notices: string[] = [];
  for (const each of wanted) {
    let reply: unknown;
    try {
      reply = await connection.ask(['CONFIG', 'GET', each.name]);
    } catch {
      const settings = wanted.map((one) => `${one.name} ${one.value}`).join(', ');
      return [...notices, `The store at ${name} does not say how it is set. See that it has ${settings}.`];
    }
    const value = Array.isArray(reply) ? String(reply[1]) : undefined;
    if (value === each.value) continue;
    notices.push(
      `The store at ${name} has ${each.name} ${value ?? 'unset'}: ${each.else}. Set it: CONFIG SET ${each.name} ${each.value}.`,
    );
  }
  return notices;
}
