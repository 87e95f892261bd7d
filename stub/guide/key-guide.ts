import type { OpenedFolder } from '../tls/certificate-folder.ts';

/** The keys and certificates that a developer is told of. */
export interface GuideKeys extends OpenedFolder {
  /** True when the files go with the bank. */
  readonly temporary: boolean;
}

/** Lines that say which file is what, a blank one after each part. */
export function keyGuide({ files, tls, temporary }: GuideKeys): readonly string[] {
  const note = temporary ? ' (removed when the bank stops)' : '';
  const width = Math.max(...files.clients.map(({ client }) => client.clientId.length));
  const clients = files.clients.flatMap(({ client, certificate, key }) =>
    [
      ...(tls === undefined ? [] : [certificate]),
      key,
      ...(client.certificateSubject === undefined ? [] : [`subject ${client.certificateSubject}`]),
      `kid     ${client.publicKeys?.[0]?.kid ?? ''}`,
    ].map((line, index) => `  ${(index === 0 ? client.clientId : '').padEnd(width)}  ${line}`),
  );
  if (tls === undefined) return ['Keys by which the clients sign JWTs (PS256)', ...clients, ''];
  return [
    `Authority of the certificates${note}`,
    `  ${files.authority}`,
    '',
    'Certificates and keys of the clients; a key is for TLS and for JWTs (PS256)',
    ...clients,
    '',
  ];
}

/** What curl needs to trust the bank and to show the first client's certificate, for a shell; nothing over plain HTTP. */
export function curlOptions({ files, tls }: GuideKeys): string {
  const [first] = files.clients;
  if (tls === undefined || first === undefined) return '';
  return ` --cacert ${quoted(files.authority)} --cert ${quoted(first.certificate)} --key ${quoted(first.key)}`;
}

/** A path as one word of a shell. */
export function quoted(path: string): string {
  return /^[\w./+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
