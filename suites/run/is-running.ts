import { readText } from '../../files/read-file.ts';

/**
 * True for a process that may still do something. One that was killed keeps its number until its parent has heard of it: where it is
 * told how it is (Linux), that one is not running, for in a container nobody may ever ask.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !/^[ZX]/.test(stateOf(pid));
}

/** The letter for its state comes after its name, which may have any character in it; nothing where there is no such file. */
function stateOf(pid: number): string {
  try {
    const text = readText(`/proc/${pid}/stat`, 'secret');
    return text.slice(text.lastIndexOf(')') + 1).trimStart();
  } catch {
    return '';
  }
}
