import type { TlsConfig } from './target.ts';

/** True for a URL of this machine, which nobody else can answer for. */
export function isOnLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}

/** True where any certificate will do: `tls.insecure` is for this machine alone, whatever a discovery document leads to. */
export function anyCertificateWillDo(tls: TlsConfig | undefined, url: string): boolean {
  return tls?.insecure === true && isOnLoopback(url);
}
