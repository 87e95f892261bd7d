import 'reflect-metadata';
import { createHash, webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import { Integer, ObjectIdentifier, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const signing = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const tstInfo = '1.2.840.113549.1.9.16.1.4';

/** What an authority of a test does otherwise than asked. */
export interface Misconduct {
  /** Its certificate is for something else. */
  readonly forOtherUse?: boolean;
  /** It grants nothing. */
  readonly refuses?: boolean;
  /** It answers with a nonce of its own. */
  readonly answersAnother?: boolean;
  readonly time?: Date;
}

/** A time-stamping authority (RFC 3161) with a root of its own, on a free port of this machine. */
export async function startAuthority(misconduct: Misconduct = {}) {
  const root = await keysAndName('CN=Root of a test');
  const own = await keysAndName('CN=Timestamps of a test');
  const validity = { notBefore: new Date(Date.now() - 86_400_000), notAfter: new Date(Date.now() + 86_400_000) };
  const rootCertificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...root,
    ...validity,
    signingAlgorithm: signing,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    subject: own.name,
    issuer: root.name,
    publicKey: own.keys.publicKey,
    signingKey: root.keys.privateKey,
    ...validity,
    signingAlgorithm: signing,
    extensions: [
      new x509.ExtendedKeyUsageExtension(
        [misconduct.forOtherUse ? x509.ExtendedKeyUsage.codeSigning : x509.ExtendedKeyUsage.timeStamping],
        true,
      ),
    ],
  });
  const stamp = (query: Buffer) =>
    answer(query, Certificate.fromBER(certificate.rawData), own.keys.privateKey, misconduct);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('content-type', 'application/timestamp-reply');
    response.end(await stamp(Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    root: rootCertificate.toString('pem'),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function keysAndName(name: string) {
  const keys = (await webcrypto.subtle.generateKey(signing, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  return { keys, name };
}

async function answer(
  query: Buffer,
  certificate: Certificate,
  key: webcrypto.CryptoKey,
  { refuses, answersAnother, time = new Date() }: Misconduct,
): Promise<Buffer> {
  if (refuses) {
    return Buffer.from(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER());
  }
  const { messageImprint, nonce } = TimeStampReq.fromBER(Uint8Array.from(query).buffer);
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: time,
    ...(answersAnother ? { nonce: new Integer({ value: 7 }) } : nonce === undefined ? {} : { nonce }),
  });
  const content = info.toSchema().toBER();
  const digest = createHash('sha256').update(Buffer.from(content)).digest();
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: tstInfo });
  // Given to the constructor, it would be cut into pieces, which DER does not allow.
  encapContentInfo.eContent = new OctetString({ valueHex: content });
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    certificates: [certificate],
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: tstInfo })] }),
            new Attribute({
              type: '1.2.840.113549.1.9.4',
              values: [new OctetString({ valueHex: Uint8Array.from(digest).buffer })],
            }),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key, 0, 'SHA-256');
  const timeStampToken = new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  return Buffer.from(
    new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken }).toSchema().toBER(),
  );
}
