import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A step of a GitHub job or composite action, as its YAML has it. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** What the runner of a step would know: values of `${{ … }}`, by what stands between the braces. */
export type Values = Readonly<Record<string, string>>;

/** Puts values in the place of `${{ … }}`. Throws for one that is not known. */
export function substitute(text: string, values: Values): string {
  return text.replaceAll(/\$\{\{\s*([^}]+?)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing stands for \${{ ${name} }}`);
    return value;
  });
}

/** Runs a script as the pipelines do: bash that stops at the first failure. */
export async function runScript(script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  const usual = Object.entries(process.env).filter(([name]) => !/^(AISP_|NODE_TEST_CONTEXT|GITHUB_)/.test(name));
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    env: { ...Object.fromEntries(usual), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}

/** Runs one step, and gives what it wrote as its outputs and into the summary of the job. */
export async function runStep(
  step: Step,
  { cwd, values }: { readonly cwd: string; readonly values: Values },
): Promise<Ran & { readonly outputs: Values; readonly summary: string }> {
  const folder = mkdtempSync(join(cwd, '.step-'));
  const [outputFile, summaryFile] = [join(folder, 'output'), join(folder, 'summary')];
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, substitute(String(value), values)] as const);
  const ran = await runScript(substitute(step.run ?? '', values), cwd, {
    ...Object.fromEntries(env),
    GITHUB_OUTPUT: outputFile,
    GITHUB_STEP_SUMMARY: summaryFile,
  });
  const outputs = readFileSync(outputFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [`steps.${step.id}.outputs.${name}`, value] as const;
    });
  return { ...ran, outputs: Object.fromEntries(outputs), summary: readFileSync(summaryFile, 'utf8') };
}
