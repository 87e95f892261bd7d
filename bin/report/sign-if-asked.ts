import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Signed } from './sign-folder.ts';
import type { StatementKey } from './signing-key.ts';

/** As `signFolder` where there is a key. What signs, and reads what an authority answers, is loaded only then; most runs are not signed. */
export async function signIfAsked(
  key: StatementKey | undefined,
  folder: string,
  profile: BankProfile | undefined,
  authority: string | undefined,
): Promise<Signed | undefined> {
  if (key === undefined) return undefined;
  const { signFolder } = await import('./sign-folder.ts');
  return await signFolder(folder, profile, key, authority);
}
