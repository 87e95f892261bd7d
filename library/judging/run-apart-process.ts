import { brokenInWords } from './broken-in-words.ts';
import { judgedRun, type RunTask } from './judged-run.ts';
import type { RunMessage } from './run-apart.ts';

/**
 * The process of a run that trusts other authorities than the one which started it. It is told its task, and stops where it is told
 * to or where nobody listens any more: it then deletes its consents, and ends.
 */
const stop = new AbortController();
const tell = (message: RunMessage) => process.connected && process.send?.(message);

process.once('disconnect', () => stop.abort());
process.on('message', async (message: RunTask | 'stop') => {
  if (message === 'stop') return stop.abort();
  try {
    const result = await judgedRun(message, {
      signal: stop.signal,
      onProgress: (progress) => tell({ progress }),
      onVerdict: (verdict) => tell({ verdict }),
    });
    tell({ result });
  } catch (error) {
    tell({ broke: brokenInWords(error) });
  }
});
