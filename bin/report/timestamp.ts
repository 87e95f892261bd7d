import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { UsageError } from '../exit.ts';

export const timestampName = 'statement.tsr';

const sha256 = '2.16.840.1.101.3.4.2.1';
/** id-kp-timeStamping: what the certificate of an authority must be for (RFC 3161 §2.3). */
const forTimestamps = '1.3.6.1.5.5.7.3.8';
const answerWithinMs = 15_000;
const longestAnswer = 65_536;

/** What a timestamp says, once its signature is known to fit. */
export interface Timestamp {
  readonly time: Date;
  /** Subject of the authority's certificate. */
  readonly authority: string;
}

/**
 * Asks a time-stamping authority (RFC 3161 over HTTP) when it saw these bytes; it is sent their digest only. Returns its answer, in
 * DER, once that is about these bytes and this request. Throws an Error with the reason otherwise.
 */
export async function requestTimestamp(url: string, data: Uint8Array): Promise<Uint8Array> {
  const nonce = new Integer({ valueHex: exactly(Buffer.concat([Buffer.from([1]), randomBytes(8)])) });
  const request = new TimeStampReq({ version: 1, messageImprint: imprint(data), nonce, certReq: true });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: Buffer.from(request.toSchema().toBER()),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const answer = await bounded(response);
  const { info } = await opened(answer, data);
  if (info.nonce?.isEqual(nonce) !== true) throw new Error('its answer is to another request');
  return answer;
}

/**
 * The time of a timestamp on these bytes, whose authority is one of those in this PEM, or was certified by one. Throws an Error
 * with the reason why it cannot be relied upon.
 */
export async function checkTimestamp(answer: Uint8Array, data: Uint8Array, authorities: string): Promise<Timestamp> {
  const { signed, info } = await opened(answer, data);
  const result = await signed
    .verify({
      signer: 0,
      data: exactly(data),
      trustedCerts: certificatesIn(authorities),
      checkChain: true,
      checkDate: info.genTime,
      passedWhenNotRevValues: true,
      extendedMode: true,
    })
    .catch((error: unknown) => ({ signatureVerified: false, signerCertificate: undefined, message: String(error) }));
  const { signatureVerified, signerCertificate } = result;
  if (!signatureVerified || signerCertificate == null) {
    throw new Error('it is not by an authority that you trust, or it was changed');
  }
  const certificate = new X509Certificate(Buffer.from(signerCertificate.toSchema().toBER()));
  if (!certificate.keyUsage?.includes(forTimestamps)) throw new Error('its certificate is not for timestamps');
  return { time: info.genTime, authority: certificate.subject.replaceAll('\n', ', ') };
}

/** The PEM certificates in a file that says whom to trust. Throws a UsageError where there is none. */
export function certificatesOf(pem: string, path: string): string {
  try {
    if (certificatesIn(pem).length > 0) return pem;
  } catch {
    // Said below.
  }
  throw new UsageError(
    `There is no certificate in PEM in ${path}.`,
    'Name the certificate of the timestamp authority, or of its root.',
  );
}

async function opened(answer: Uint8Array, data: Uint8Array) {
  const { status, timeStampToken } = read(() => TimeStampResp.fromBER(exactly(answer)));
  if (status.status > 1 || timeStampToken === undefined) throw new Error(`it granted none (status ${status.status})`);
  const signed = read(() => new SignedData({ schema: new ContentInfo({ schema: timeStampToken.toSchema() }).content }));
  const info = read(() => TSTInfo.fromBER(contentOf(signed)));
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const about = Buffer.from(hashedMessage.valueBlock.valueHexView);
  if (hashAlgorithm.algorithmId !== sha256 || !about.equals(digest(data)))
    throw new Error('it is about something else');
  return { signed, info };
}

function contentOf({ encapContentInfo }: SignedData): ArrayBuffer {
  const { eContent } = encapContentInfo;
  if (eContent === undefined) throw new Error('no content');
  return eContent.getValue();
}

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new Error('what is there is no timestamp');
  }
}

async function bounded({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error(`its answer is longer than ${longestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function imprint(data: Uint8Array): MessageImprint {
  return new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
    hashedMessage: new OctetString({ valueHex: exactly(digest(data)) }),
  });
}

function certificatesIn(pem: string): Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => Certificate.fromBER(exactly(new X509Certificate(block).raw)));
}

function digest(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/** Bytes in a buffer that holds nothing else. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
