import { existsSync } from 'node:fs';

const everyMs = 100;

/** Aborted once a file is there. A signal reaches one process of a run only; a file reaches all of them. */
export function watchStop(stopFile: string): AbortSignal {
  const stop = new AbortController();
  const timer = setInterval(() => {
    if (!existsSync(stopFile)) return;
    clearInterval(timer);
    stop.abort();
  }, everyMs);
  timer.unref();
  return stop.signal;
}
