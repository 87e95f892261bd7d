type X509 = typeof import('@peculiar/x509');

let loading: Promise<X509> | undefined;

/** The library that makes certificates. It takes a tenth of a second to load, so only those who make some wait for it. */
export function loadX509(): Promise<X509> {
  loading ??= load();
  return loading;
}

/** The container that the library is built on wants the polyfill to be there before it. */
async function load(): Promise<X509> {
  await import('reflect-metadata');
  return await import('@peculiar/x509');
}
