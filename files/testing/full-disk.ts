import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Names the file in which there is a line for each file that has no room on its disk. */
const variable = 'TEST_FULL_DISK';

const usual = { ...fs };
const refusal = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

/** A file that is to stand in the place of another has its name, with more around it. */
function isFull(path: unknown): boolean {
  const list = process.env[variable];
  if (list === undefined || typeof path !== 'string' || !usual.existsSync(list)) return false;
  const stands = join(dirname(path), basename(path).replace(/^\.(.+)\.\d+\.[\da-f]{8}$/, '$1'));
  return usual.readFileSync(list, 'utf8').split('\n').includes(stands);
}

/** Has the functions of `node:fs` that write behave as on a full disk, for the files that are listed. */
function install(): void {
  const descriptors = new Set<number>();
  Object.assign(fs, {
    openSync(...args: Parameters<typeof fs.openSync>) {
      const file = usual.openSync(...args);
      if (isFull(args[0])) descriptors.add(file);
      else descriptors.delete(file);
      return file;
    },
    writeSync(...args: Parameters<typeof fs.writeSync>) {
      if (descriptors.has(args[0])) throw refusal();
      return usual.writeSync(...args);
    },
    writeFileSync(...args: Parameters<typeof fs.writeFileSync>) {
      if (isFull(args[0])) throw refusal();
      usual.writeFileSync(...args);
    },
  });
  syncBuiltinESMExports();
}

if (process.env[variable] !== undefined) install();

/** A disk that fills up, in this process and in those that are started with its `env`. */
export interface FullDisk {
  readonly env: Readonly<Record<string, string>>;
  /** There is no more room for these files, as absolute paths. */
  fill(...paths: readonly string[]): void;
  /** There is room again, and always was. */
  end(): void;
}

/** A disk with room for all. One at a time. */
export function fullDisk(): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-full-disk-'));
  const list = join(folder, 'list');
  process.env[variable] = list;
  install();
  return {
    env: { [variable]: list, NODE_OPTIONS: `--import ${import.meta.url}` },
    fill: (...paths) => usual.appendFileSync(list, paths.map((path) => `${path}\n`).join('')),
    end() {
      delete process.env[variable];
      const { openSync, writeSync, writeFileSync } = usual;
      Object.assign(fs, { openSync, writeSync, writeFileSync });
      syncBuiltinESMExports();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
