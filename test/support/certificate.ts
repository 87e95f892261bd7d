import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

interface Wanted {
  readonly name: string;
  /** DNS names that it is for; none for an authority. */
  readonly hosts?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  /** Signs with this authority instead of its own key. */
  readonly issuer?: Certificate & { readonly name: string; readonly privateKey: KeyObject };
}

const day = 86_400_000;
let serial = 0;

/** Makes an X.509 certificate for a test: valid from yesterday until tomorrow unless told otherwise. Clause: RFC 5280, section 4.1. */
export function makeCertificate({ name, hosts = [], from, until, issuer }: Wanted) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('06082a8648ce3d040302'));
  const isAuthority = hosts.length === 0;
  const tbs = sequence(
    wrap(0xa0, integer(2)),
    integer(nextSerial()),
    algorithm,
    distinguishedName(issuer?.name ?? name),
    sequence(time(from ?? new Date(Date.now() - day)), time(until ?? new Date(Date.now() + day))),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    wrap(
      0xa3,
      sequence(
        sequence(
          objectId('0603551d13'),
          Buffer.from('0101ff', 'hex'),
          octets(sequence(...(isAuthority ? [Buffer.from('0101ff', 'hex')] : []))),
        ),
        ...(isAuthority
          ? []
          : [
              sequence(objectId('0603551d11'), octets(sequence(...hosts.map((host) => wrap(0x82, Buffer.from(host)))))),
            ]),
      ),
    ),
  );
  const signature = sign('sha256', tbs, issuer?.privateKey ?? privateKey);
  const der = sequence(tbs, algorithm, wrap(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    name,
    privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function nextSerial(): number {
  serial += 1;
  return serial;
}

function wrap(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return wrap(0x30, ...parts);
}

function octets(body: Uint8Array): Buffer {
  return wrap(0x04, body);
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return wrap(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** An object identifier, given as its DER bytes. */
function objectId(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function distinguishedName(name: string): Buffer {
  return sequence(wrap(0x31, sequence(objectId('0603550403'), wrap(0x0c, Buffer.from(name)))));
}

function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return wrap(0x17, Buffer.from(`${digits}Z`));
}
