import type { GatheringProgress, Outcome } from '../../reports/contract/index.ts';
import type { ProgressLine } from '../../reports/live/progress-lines.ts';
import { Problem } from '../problem.ts';
import type { StartCommand, StartedCommand } from './command.ts';

/** A run as far as it is. */
export interface RunState {
  /** The words of its command. */
  readonly words: readonly string[];
  /** The folder of its report, below that of the workbench. */
  readonly out: string;
  phase: 'running' | 'stopping' | 'ended';
  gathering?: GatheringProgress;
  judged: number;
  /** By the code of the group. */
  readonly groups: Map<string, Partial<Record<Outcome, number>>>;
  /** What it printed besides, the last lines of it. */
  readonly said: string[];
  /** Where a person is to decide at the bank, and what: which consent, as whom, and how. */
  open?: string;
  /** The redirect URI at which the run waits for the answer, on this machine as well. */
  back?: string;
  toDecide: readonly string[];
  /** Absent before its end, and where a signal ended it. */
  exitCode?: number;
}

const mostSaid = 200;
/** How a run tells a person which address to open; it listens there itself, so that it is on this machine. */
const waits = /^aisp: (The consent .+ waits for a person\.)$/;
const there = /^ {2}There {2}(.+)$/;
const toOpen = /^ {2}Open {3}(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/[\w/-]*)$/;
const backTo =
  /^ {2}It waits \d+ seconds for the bank to lead back to (http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/\S*)\.$/;

/** The run of a workbench: one at a time, through the command line, so that it is the run that the command would be. */
export class CurrentRun {
  readonly #start: StartCommand;
  readonly #listeners = new Set<() => void>();
  #command: StartedCommand | undefined;
  #over: Promise<void> = Promise.resolve();
  #state: RunState | undefined;

  constructor(start: StartCommand) {
    this.#start = start;
  }

  /** The run that is under way, or the last one. */
  get state(): RunState | undefined {
    return this.#state;
  }

  get isUnderWay(): boolean {
    return this.#state !== undefined && this.#state.phase !== 'ended';
  }

  /** Starts a run. Throws a Problem while another one is under way. */
  start(words: readonly string[], out: string): void {
    if (this.isUnderWay)
      throw new Problem('A run is under way, and there is one at a time.', 'Wait for its end, or stop it.', 409);
    const state: RunState = { words, out, phase: 'running', judged: 0, groups: new Map(), said: [], toDecide: [] };
    this.#state = state;
    const command = this.#start([...words, '--progress', 'json'], (line) => {
      take(state, line);
      this.#tell();
    });
    this.#command = command;
    const end = (code: number | undefined) => {
      state.phase = 'ended';
      delete state.open;
      delete state.back;
      if (code !== undefined) state.exitCode = code;
      this.#tell();
    };
    this.#over = command.ended.then(end, (error: unknown) => {
      state.said.push(error instanceof Error ? error.message : String(error));
      end(undefined);
    });
  }

  /** Has the run stop, which keeps what there is; a second time at once. */
  stop(): void {
    if (this.#state === undefined || this.#state.phase === 'ended') return;
    this.#state.phase = 'stopping';
    this.#command?.interrupt();
    this.#tell();
  }

  /** Calls back whenever the state has changed; returns what ends that. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops the run, if there is one, and waits for its end: it deletes its consents first. */
  async close(): Promise<void> {
    this.stop();
    await this.#over;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function take(state: RunState, line: string): void {
  const told = progressIn(line);
  if (told === undefined) say(state, line);
  else if ('gathering' in told) state.gathering = told.gathering;
  else if ('judged' in told) {
    const { group = '', outcome } = told.judged;
    const counts = state.groups.get(group) ?? {};
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    state.groups.set(group, counts);
    state.judged += 1;
  }
}

function progressIn(line: string): ProgressLine | undefined {
  if (!line.startsWith('{"')) return undefined;
  try {
    return JSON.parse(line) as ProgressLine;
  } catch {
    return undefined;
  }
}

function say(state: RunState, line: string): void {
  state.said.push(line);
  if (state.said.length > mostSaid) state.said.shift();
  const [, consent] = waits.exec(line) ?? [];
  const [, address] = toOpen.exec(line) ?? [];
  const [, how] = there.exec(line) ?? [];
  const [, back] = backTo.exec(line) ?? [];
  if (consent !== undefined) state.toDecide = [consent];
  else if (address !== undefined) state.open = address;
  else if (back !== undefined) state.back = back;
  else if (how !== undefined) state.toDecide = [...state.toDecide, `There ${how}`];
  else if (/^aisp: (The|No) answer for /.test(line)) {
    delete state.open;
    delete state.back;
  }
}
