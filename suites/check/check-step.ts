import type { RecordedExchange } from '../core/archive.ts';
import { clockAhead } from '../scenarios/pace.ts';

/** One thing that a check tried: whether it worked, in words, and what to do where it did not. */
export interface CheckStep {
  readonly name: string;
  /** `warning` keeps nobody from a run. */
  readonly outcome: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly message: string;
  readonly cure?: string;
}

export function ok(name: string, message: string): CheckStep {
  return { name, outcome: 'ok', message };
}

export function failed(name: string, message: string, cure?: string): CheckStep {
  return { name, outcome: 'failed', message, ...(cure === undefined ? {} : { cure }) };
}

export function skipped(name: string, message: string, cure?: string): CheckStep {
  return { name, outcome: 'skipped', message, ...(cure === undefined ? {} : { cure }) };
}

/** Clocks that differ by more than this make tokens and consents end at other times than one side thinks. */
const mostAheadMs = 30_000;

/** How the clocks of the bank and of this machine compare, by the Date of its answers. */
export function clockStep(exchanges: readonly RecordedExchange[]): CheckStep {
  const dated = exchanges.some(({ response }) => response?.headers.some(([name]) => name.toLowerCase() === 'date'));
  if (!dated) return skipped('clock', 'No answer told the time.');
  const ahead = clockAhead(exchanges);
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (Math.abs(ahead) <= mostAheadMs) return ok('clock', seconds === 0 ? 'the clocks agree' : `${seconds} s apart`);
  return {
    name: 'clock',
    outcome: 'warning',
    message: `The bank's clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`,
    cure: 'Set the clock of this machine, or have the bank set its own: what ends soon ends too soon or too late.',
  };
}

/** The discovery document, where one was read. */
export function lookedAt(exchanges: readonly RecordedExchange[]): readonly CheckStep[] {
  const answer = exchanges.findLast(({ about }) => about.probe === 'access' && about.variant === 'discovery');
  if (answer === undefined) return [];
  const { response, failure } = answer;
  if (response?.status === 200) return [ok('discovery', 'the issuer tells its endpoints')];
  const came = response?.status ?? failure?.code ?? 'nothing';
  return [failed('discovery', `The discovery document answers ${came}.`, 'Check "tokens.issuer" in the target file.')];
}
