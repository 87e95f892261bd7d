/** What is wrong with an absolute URL of a configuration; undefined for one that can be used. */
export function urlFault(url: string, anyScheme = false): string | undefined {
  if (!URL.canParse(url)) return 'is not an absolute URL';
  const { protocol, username, password, hash } = new URL(url);
  if (!anyScheme && protocol !== 'http:' && protocol !== 'https:') return 'is neither http nor https';
  if (username !== '' || password !== '') return 'holds credentials';
  return hash === '' ? undefined : 'has a fragment';
}
