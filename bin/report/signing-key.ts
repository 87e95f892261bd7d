import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { exitCodes, UsageError } from '../exit.ts';

/** A key, the one algorithm that it is used with, and the name that tells it from others. */
export interface StatementKey {
  readonly key: KeyObject;
  readonly algorithm: 'PS256' | 'ES256' | 'EdDSA';
  /** SHA-256 of the public key (SubjectPublicKeyInfo), in hexadecimal. */
  readonly id: string;
}

const kinds = 'an RSA key of 2048 bits or more (PS256), a P-256 key (ES256) or an Ed25519 key (EdDSA)';
const making = 'Make one with: openssl genpkey -algorithm ed25519 -out key.pem';

/**
 * The private key of `--sign`: the path of a PEM file, or `env:NAME` for the variable that holds the PEM. Throws a UsageError
 * that shows nothing of the key.
 */
export function loadSigningKey(source: string, env: NodeJS.ProcessEnv): StatementKey {
  const pem = source.startsWith('env:') ? fromEnvironment(source.slice(4), env) : readPem(source, 'signing key');
  if (/ENCRYPTED/.test(pem)) {
    throw new UsageError(
      `The signing key in ${source} is encrypted.`,
      'Give it without a passphrase, as --sign env:NAME.',
    );
  }
  return parse(source, 'private', () => createPrivateKey(pem));
}

/** A timestamp dates a signature: throws a UsageError where a timestamp is asked for and no signature. */
export function requireSigning(sign: string | undefined, timestamp: string | undefined): void {
  if (timestamp === undefined || sign !== undefined) return;
  throw new UsageError(
    '--timestamp dates a signature, and nothing is to be signed.',
    'Add --sign KEY, or leave it out.',
  );
}

/** The exit code where no timestamp was to be had: the run's own, unless that says all is well. */
export function undatedCode(exitCode: number): number {
  return exitCode === exitCodes.conforming ? exitCodes.broken : exitCode;
}

/** The public key of `--key`: a PEM file with the key or with a certificate. Throws a UsageError. */
export function loadVerificationKey(path: string): StatementKey {
  const pem = readPem(path, 'key');
  if (/PRIVATE KEY-----/.test(pem)) {
    throw new UsageError(
      `${path} holds a private key, which whoever checks a report must not have.`,
      'Make the public one with: openssl pkey -in key.pem -pubout -out public.pem',
    );
  }
  return parse(path, 'public', () => createPublicKey(pem));
}

function fromEnvironment(name: string, env: NodeJS.ProcessEnv): string {
  const value = env[name];
  if (value !== undefined && value.trim() !== '') return value;
  throw new UsageError(`The environment variable ${name} is not set.`, 'It is to hold the private key, in PEM.');
}

/** The text of a PEM file. Throws a UsageError that names it as `what`. */
export function readPem(path: string, what: string): string {
  try {
    return readText(path, 'certificate');
  } catch (error) {
    throw new UsageError(`The ${what} ${path} cannot be read (${reasonOf(error)}).`, 'Name a PEM file.');
  }
}

function parse(source: string, kind: 'private' | 'public', read: () => KeyObject): StatementKey {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    throw new UsageError(
      `There is no ${kind} key in PEM in ${source}.`,
      kind === 'private' ? making : `It holds ${kinds}.`,
    );
  }
  const algorithm = algorithmOf(key);
  if (algorithm === undefined) throw new UsageError(`The key in ${source} cannot be used.`, `Use ${kinds}.`);
  const spki = (kind === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return { key, algorithm, id: createHash('sha256').update(spki).digest('hex') };
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): StatementKey['algorithm'] | undefined {
  const { modulusLength = 0, namedCurve } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === 'ed25519') return 'EdDSA';
  if (asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return 'ES256';
  return asymmetricKeyType === 'rsa' && modulusLength >= 2048 ? 'PS256' : undefined;
}
