import type { Archive, Recording } from './archive.ts';
import type { Judgement, JudgeOptions } from './judgement.ts';

/**
 * Judges recorded evidence and calls nobody. The archive of a run, an object or the path of a file, gives the verdicts of that run
 * again; of a HAR from elsewhere every rule is judged that its calls can support. Rejects with an `AispError`: `BAD_ARCHIVE`,
 * `BAD_CONFIGURATION`, `UNKNOWN_RELEASE`, `NO_SUCH_RULE`.
 */
export async function judge(archive: string | Archive | Recording, options: JudgeOptions = {}): Promise<Judgement> {
  const { judgeHere } = await import('../judging/judge-here.ts');
  return await judgeHere(archive, options);
}
