/**
 * JSON Schema of HAR 1.2, as far as an archive of API calls uses it: what must be there, of which type, and nothing unknown but
 * members that begin with an underscore and comments. Clause: HTTP Archive 1.2, section HAR Data Structure.
 */
const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: -1 } as const;
const duration = { type: 'number', minimum: -1 } as const;
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
} as const;

function record(required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}): object {
  return {
    type: 'object',
    properties: { ...required, ...optional, comment: text },
    patternProperties: { '^_': {} },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

function list(items: object): object {
  return { type: 'array', items };
}

const pair = record({ name: text, value: text });
const cookie = record(
  { name: text, value: text },
  { path: text, domain: text, expires: text, httpOnly: { type: 'boolean' }, secure: { type: 'boolean' } },
);
const message = { httpVersion: text, cookies: list(cookie), headers: list(pair), headersSize: count, bodySize: count };

const request = record(
  { ...message, method: text, url: { type: 'string', minLength: 1 }, queryString: list(pair) },
  { postData: record({ mimeType: text, text }, { params: list(pair) }) },
);
const content = record({ size: count, mimeType: text }, { text, encoding: text, compression: { type: 'integer' } });
const response = record({
  ...message,
  status: { type: 'integer', minimum: 0 },
  statusText: text,
  content,
  redirectURL: text,
});
const timings = record(
  { send: duration, wait: duration, receive: duration },
  { blocked: duration, dns: duration, connect: duration, ssl: duration },
);
const entry = record(
  { startedDateTime: moment, time: { type: 'number', minimum: 0 }, request, response, cache: record({}), timings },
  { pageref: text, serverIPAddress: text, connection: text },
);

export const harSchema = record({
  log: record(
    { version: { const: '1.2' }, creator: record({ name: text, version: text }), entries: list(entry) },
    { browser: record({ name: text, version: text }), pages: { type: 'array' } },
  ),
});
