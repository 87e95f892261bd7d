/** Where a Redis or Valkey is, and what the bank is called there. */
export interface RedisPlace {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** The number of the database. */
  readonly database: number;
  readonly username?: string;
  readonly password?: string;
  /** What the names of all its keys begin with: several banks may be in one store. */
  readonly prefix: string;
  /** For people: without user and password. */
  readonly name: string;
}

/**
 * Reads a place written as `redis://[[user]:password@]host[:port][/database]`, or `rediss:` for TLS. Throws a TypeError that does not
 * repeat what it was given: it may hold a password.
 */
export function readRedisPlace(text: string, prefix: string): RedisPlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
    throw new TypeError('A store is written redis://HOST:PORT/DATABASE, or rediss:// for TLS');
  }
  const database = url.pathname.replace(/^\//, '');
  if (!/^\d{0,4}$/.test(database) || url.search !== '' || url.hash !== '') {
    throw new TypeError('After the host and the port of a store comes the number of its database, and nothing else');
  }
  const tls = url.protocol === 'rediss:';
  const port = url.port === '' ? 6379 : Number(url.port);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const masked = username === '' && password === '' ? '' : '***@';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...{ port, tls, prefix, database: Number(database) },
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    name: `${url.protocol}//${masked}${url.hostname}:${port}/${Number(database)}`,
  };
}
