/** Where a hostile bank puts a secret into an answer. */
export interface Place {
  readonly title: string;
  /** False where a code of the standard stands: only a secret that is known by its value can be told from one. */
  readonly free: boolean;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  readonly type?: string;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = (text: string): string => Buffer.from(text).toString('hex');
const points = (text: string): readonly number[] => [...text].map((each) => each.codePointAt(0) ?? 0);
const html = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
const escaped = (text: string): string =>
  [...text]
    .flatMap((point) => point.split(''))
    .map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
const inHeader = (value: string) => [['X-Debug-Info', value]] as const;
const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** All the places for one secret. */
export function placesOf(secret: string): readonly Place[] {
  const encoded = encodeURIComponent(secret);
  const json = JSON.stringify(secret);
  const page = (content: string): Pick<Place, 'body' | 'type'> => ({ body: content, type: 'text/html' });
  return [
    { title: 'unknown header', free: true, headers: inHeader(oneLine(secret)) },
    { title: 'header with other words', free: true, headers: [['X-Trace', `request of ${oneLine(secret)} failed`]] },
    { title: 'header of a session', free: true, headers: [['X-Session-Id', oneLine(secret)]] },
    { title: 'Set-Cookie', free: true, headers: [['Set-Cookie', `sid=${oneLine(secret)}; Path=/; HttpOnly`]] },
    {
      title: 'error_description of a challenge',
      free: true,
      headers: [
        ['WWW-Authenticate', `Bearer error="invalid_token", error_description="the token ${oneLine(secret)} expired"`],
      ],
    },
    { title: 'Location', free: false, headers: [['Location', `https://bank.example/login?hint=${encoded}`]] },
    { title: 'percent-encoded', free: true, headers: inHeader(encoded) },
    { title: 'percent-encoded twice', free: true, headers: inHeader(encodeURIComponent(encoded)) },
    {
      title: 'every byte percent-encoded',
      free: true,
      headers: inHeader([...Buffer.from(secret)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
    },
    { title: 'base64', free: true, headers: inHeader(base64(secret)) },
    { title: 'base64 of something longer', free: true, headers: inHeader(base64(`a:${secret}:z`)) },
    { title: 'base64url', free: true, headers: inHeader(Buffer.from(`ab${secret}`).toString('base64url')) },
    { title: 'hexadecimal', free: true, headers: inHeader(hex(secret)) },
    {
      title: 'error Message',
      free: true,
      body: `{"Code":"400","Message":${JSON.stringify(`Rejected ${secret} as invalid`)}}`,
    },
    { title: 'error_description', free: true, body: `{"error":"invalid_request","error_description":${json}}` },
    { title: 'unknown member', free: true, body: `{"Data":{"debug":${json}}}` },
    {
      title: 'unknown member in a record',
      free: true,
      body: `{"Data":{"Account":[{"AccountId":"1","Internal":{"note":["seen",${json}]}}]}}`,
    },
    { title: 'member that says Id and is none', free: true, body: `{"customerId":${json}}` },
    { title: 'name of a member', free: true, body: `{"Data":{${json}:true}}` },
    {
      title: 'JSON in JSON',
      free: true,
      body: `{"payload":${JSON.stringify(`{"inner":${JSON.stringify(`{"x":${json}}`)}}`)}}`,
    },
    { title: 'escaped as JSON may', free: true, body: `{"Message":"${escaped(secret)}"}` },
    { title: 'code of the standard', free: false, body: `{"Data":{"Account":[{"Status":${json}}]}}` },
    { title: 'link', free: false, body: `{"Links":{"Self":"https://bank.example/accounts?q=${encoded}"}}` },
    { title: 'path of a link', free: false, body: `{"Links":{"Next":"https://bank.example/${encoded}/page/2"}}` },
    { title: 'HTML text', free: true, ...page(`<html><body><p>Dear ${html(secret)}, sorry</p></body></html>`) },
    { title: 'HTML attribute', free: true, ...page(`<input type="hidden" name="t" value="${html(secret)}">`) },
    {
      title: 'HTML with numbers for letters',
      free: true,
      ...page(
        `<p>${points(secret)
          .map((point) => `&#${point};`)
          .join('')}</p>`,
      ),
    },
    {
      title: 'HTML with hexadecimal numbers',
      free: true,
      ...page(
        `<p>${points(secret)
          .map((point) => `&#x${point.toString(16)};`)
          .join('')}</p>`,
      ),
    },
    { title: 'script in HTML', free: true, ...page(`<script>var t = ${json};</script>`) },
    {
      title: 'XML',
      free: true,
      body: `<?xml version="1.0"?><fault><detail>${html(secret)}</detail></fault>`,
      type: 'application/xml',
    },
    { title: 'plain text', free: true, body: `upstream said: ${secret}\nbye`, type: 'text/plain' },
    { title: 'part of a longer run', free: true, body: `trace=abc${secret}xyz`, type: 'text/plain' },
    { title: 'without a type', free: true, body: secret, type: '' },
    { title: 'in a file', free: true, body: `owner,number\n${secret},1`, type: 'text/csv' },
  ];
}
