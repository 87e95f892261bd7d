import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryAll } from './turns.ts';

/**
 * The runners of two API clients, with what makes a collection of the one out of a document, and a generator of types with the
 * compiler that it is written for. They bring 700 packages along: they are installed for the test alone, into a folder of its own,
 * and none of their scripts is run. By turns without Bruno, which brings most of them.
 */
const packages = [
  ...(tryAll() ? ['@usebruno/cli@4.1.0'] : []),
  'newman@6.2.2',
  'openapi-to-postmanv2@6.3.3',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
];

const commands = {
  bru: join('@usebruno', 'cli', 'bin', 'bru.js'),
  newman: join('newman', 'bin', 'newman.js'),
  toPostman: join('openapi-to-postmanv2', 'bin', 'openapi2postmanv2.js'),
  toTypes: join('openapi-typescript', 'bin', 'cli.js'),
  tsc: join('typescript', 'bin', 'tsc'),
} as const;

/** What npm says where there is no registry to ask; anything else that goes wrong is a failure. */
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/** A registry that cannot be reached is not waited for. */
const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];

interface Ended {
  readonly failed: boolean;
  readonly output: string;
}

function run(file: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = { ...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1', NODE_TEST_CONTEXT: '' };
  return new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      (error, stdout, stderr) => resolve({ failed: error !== null, output: stdout + stderr }),
    );
  });
}

/** The runners and the generator, in a folder where they write what they make. */
export interface ApiClients {
  readonly folder: string;
  /** Runs a command in the folder, or in one below it. Rejects with all that it said where it fails. */
  run(command: keyof typeof commands, args: readonly string[], below?: string): Promise<void>;
}

/** Installs them below the system's temporary files. Resolves with why not where no registry can be reached; rejects for any other reason. */
export async function installApiClients(): Promise<ApiClients | string> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-clients-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...patience, ...packages];
  const { failed, output } = await run('npm', args, folder);
  if (failed && unreachable.test(output)) return `no registry to install ${packages.join(', ')} from`;
  if (failed) throw new Error(output);
  return {
    folder,
    async run(command, rest, below = '') {
      const script = join(folder, 'node_modules', commands[command]);
      const ended = await run(process.execPath, [script, ...rest], join(folder, below));
      if (ended.failed) throw new Error(ended.output);
    },
  };
}
