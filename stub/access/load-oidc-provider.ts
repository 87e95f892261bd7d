/**
 * The OpenID provider library, loaded when it is first needed: it takes longer than the rest of the bank. It says on
 * stderr that Node 20 is not among its own supported versions, though all that is used of it works there and is tested
 * there; whoever starts this bank could do nothing about that line, so it is held back, and no other.
 */
export async function loadOidcProvider() {
  const { warn } = console;
  console.warn = (...words: readonly unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
