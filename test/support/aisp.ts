import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'bin', 'aisp.js');

export interface Ended {
  /** Exit code, or the name of the signal that ended it. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  /** Resolves when stdout and stderr together hold a text; rejects when the process ends before. */
  said(text: string): Promise<string>;
  readonly ended: Promise<Ended>;
}

/** Starts the command line as its users do. Its environment has no AISP_ variable and no proxy but those given. */
export function startAisp(
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string } = {},
): Started {
  const usual = Object.entries(process.env).filter(
    ([name]) => !/^(AISP_|NODE_TEST_CONTEXT|(HTTPS?|NO)_PROXY$)/i.test(name),
  );
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...Object.fromEntries(usual), NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    child.emit('said');
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
    child.emit('said');
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, stdout, stderr }) as Ended);
  return {
    child,
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!`${stdout}${stderr}`.includes(text)) return;
          child.off('said', look);
          resolve(stdout + stderr);
        };
        child.on('said', look);
        child.once('close', () => reject(new Error(`it ended without saying "${text}": ${stdout}${stderr}`)));
        look();
      }),
  };
}

/** Runs the command line to its end. */
export async function aisp(args: readonly string[], options?: Parameters<typeof startAisp>[1]): Promise<Ended> {
  return await startAisp(args, options).ended;
}
