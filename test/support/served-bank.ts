import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { defaultClients } from '../../stub/access/clients.ts';
import { createControlledBank } from '../../stub/bank.ts';
import type { BankOptions } from '../../stub/bank-options.ts';
import { serveBank } from '../../stub/serve.ts';
import { openCertificateFolder } from '../../stub/tls/certificate-folder.ts';
import { fetchAs } from './strict-fetch.ts';

type Form = 'http' | 'mutual TLS';

const folders = new Map<Form, ReturnType<typeof openCertificateFolder>>();

/** The keys of the banks of a process, made once: that takes longer than most of what is then done with them. */
function certificatesFor(form: Form): ReturnType<typeof openCertificateFolder> {
  const known = folders.get(form) ?? newCertificates(form);
  folders.set(form, known);
  return known;
}

async function newCertificates(form: Form): ReturnType<typeof openCertificateFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-served-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tls = form === 'mutual TLS';
  return await openCertificateFolder(folder, { clients: defaultClients, hosts: [], now: new Date(), tls });
}

/** A bank on a port, as a stranger meets it, with the keys of its two clients. */
export async function servedBank(form: Form, options: Partial<BankOptions> = {}) {
  const tls = form === 'mutual TLS';
  const opened = await certificatesFor(form);
  const problems: unknown[] = [];
  const bank = createControlledBank({
    profile: fullProfile,
    release: latestRelease,
    seed: 1,
    clients: opened.clients,
    mutualTls: tls,
    report: (error) => problems.push(error),
    ...options,
  });
  const running = await serveBank(bank, { port: 0, ...(opened.tls === undefined ? {} : { tls: opened.tls }) });
  const identities = opened.files.clients.map(({ client, certificate, key }) => {
    const pem = readFileSync(key, 'utf8');
    const kid = client.publicKeys?.[0]?.kid ?? '';
    const shown = tls
      ? { ca: readFileSync(opened.files.authority, 'utf8'), cert: readFileSync(certificate, 'utf8'), key: pem }
      : {};
    return { client, kid, signingKey: createPrivateKey(pem), fetch: fetchAs(shown), identity: shown };
  });
  const [harbour, lantern] = identities;
  if (harbour === undefined || lantern === undefined) throw new TypeError('the stub has two clients');
  return {
    url: running.url,
    bank,
    harbour,
    lantern,
    problems,
    /** A caller that trusts the bank and shows no certificate. */
    anonymous: fetchAs(tls && opened.tls !== undefined ? { ca: opened.tls.ca } : {}),
    async close() {
      await running.close();
    },
  };
}

export type ServedBank = Awaited<ReturnType<typeof servedBank>>;
