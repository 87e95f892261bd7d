import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VerifyOptions, verifyFolder } from '../../bin/report/verify-folder.ts';
import { aispHere } from './aisp-here.ts';

/** A folder of this process for signed reports: the test that uses it removes it. */
export const integrityFolder = mkdtempSync(join(tmpdir(), 'aisp-integrity-'));

const fault = 'balance-type-missing-expected';
/** The rule that the bank of the signed report breaks. */
export const broken = 'AISP-SEED-004';
/** Where that report is. */
export const signed = join(integrityFolder, 'signed');
export const keys = {
  EdDSA: generateKeyPairSync('ed25519'),
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  PS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

export function pem(key: KeyObject): string {
  return String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
}

for (const [name, { privateKey, publicKey }] of Object.entries(keys)) {
  writeFileSync(join(integrityFolder, `${name}.pem`), pem(privateKey));
  writeFileSync(join(integrityFolder, `${name}.pub.pem`), pem(publicKey));
}

let signing: Promise<void> | undefined;

/** Runs, and signs the report with EdDSA: once for all tests of this process. */
export function signReport(): Promise<void> {
  signing ??= runAndSign();
  return signing;
}

async function runAndSign(): Promise<void> {
  const only = ['--only', 'AISP-SEED-00*', '--only', 'AISP-BAL-*'];
  const { stdout, stderr } = await aispHere(
    ['run', '--fault', fault, ...only, '--out', signed, '--sign', 'env:AISP_TEST_SIGNING_KEY'],
    { env: { AISP_TEST_SIGNING_KEY: pem(keys.EdDSA.privateKey) } },
  );
  assert.match(stdout, /statement\.jws/, stderr);
}

let copies = 0;

/** A copy of the signed folder, with a change made to one of its files. */
export function changed(name: string, change: (text: string) => string): string {
  copies += 1;
  const copy = join(integrityFolder, `copy-${copies}`);
  cpSync(signed, copy, { recursive: true });
  const text = readFileSync(join(copy, name), 'utf8');
  const after = change(text);
  assert.notEqual(after, text, 'the change of the test changed nothing');
  writeFileSync(join(copy, name), after);
  return copy;
}

/** The exit code, and what is said, line by line. */
export async function verify(
  copy: string,
  key: keyof typeof keys = 'EdDSA',
  more: Omit<VerifyOptions, 'key'> = {},
): Promise<readonly [number, ...string[]]> {
  const { text, exitCode } = await verifyFolder(copy, { key: join(integrityFolder, `${key}.pub.pem`), ...more });
  return [exitCode, ...text.trimEnd().split('\n')];
}
