import { harOf, readHar } from '../../suites/archive/read-har.ts';
import { parseBasePath } from '../../suites/target/base-path.ts';
import { withPublicErrors } from '../as-aisp-error.ts';
import { profileOf } from '../bank/profile-of.ts';
import { checkArgument, checkOptions, kinds, type OptionKinds } from '../check-options.ts';
import { AispError } from '../public/aisp-error.ts';
import type { Archive, Recording } from '../public/archive.ts';
import type { Judgement, JudgeOptions } from '../public/judgement.ts';
import { requireRelease } from '../require-release.ts';
import { judgeArchive } from './judge-archive.ts';

const optionKinds: OptionKinds<JudgeOptions> = {
  profile: kinds.textOrObject,
  release: kinds.text,
  only: kinds.texts,
  basePath: kinds.text,
};

/** Judges recorded evidence: see `judge` of the library. */
export async function judgeHere(archive: string | Archive | Recording, options: JudgeOptions): Promise<Judgement> {
  checkArgument('judge', 'an archive', archive);
  checkOptions('judge', options, optionKinds);
  const { profile, release, only = [], basePath } = options;
  return await withPublicErrors(async () => {
    const [har, name] =
      typeof archive === 'string' ? [readHar(archive), archive] : [harOf(archive, nameless), nameless];
    const path = basePath === undefined ? undefined : parseBasePath(basePath);
    if (typeof path === 'object') throw new AispError('BAD_CONFIGURATION', path.message, path.cure);
    return await judgeArchive(har, name, {
      only,
      ...(path === undefined ? {} : { basePath: path }),
      ...(profile === undefined ? {} : { profile: await profileOf(profile) }),
      ...(release === undefined ? {} : { release: requireRelease(release) }),
    });
  });
}

/** What an archive is called that did not come from a file. */
const nameless = 'the archive';
