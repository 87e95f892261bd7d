import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { signFolder } from '../../bin/report/sign-folder.ts';
import { loadSigningKey } from '../../bin/report/signing-key.ts';
import { checkTimestamp, requestTimestamp } from '../../bin/report/timestamp.ts';
import type { Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { aispHere } from '../support/aisp-here.ts';
import { changed, integrityFolder as folder, signed, signReport, verify } from '../support/signed-report.ts';
import { type Misconduct, startAuthority } from '../support/timestamp-authority.ts';

after(() => rmSync(folder, { recursive: true, force: true }));
await signReport();

const data = Buffer.from('a statement');

/** Has an authority of a test at hand for some work. */
async function withAuthority<T>(
  misconduct: Misconduct,
  work: (authority: { url: string; root: string }) => Promise<T>,
): Promise<T> {
  const authority = await startAuthority(misconduct);
  try {
    return await work(authority);
  } finally {
    await authority.close();
  }
}

describe('a timestamp', () => {
  it('tells when an authority saw the bytes, to whoever trusts its root', async () => {
    const time = new Date(Date.now() - 60_000);
    await withAuthority({ time }, async ({ url, root }) => {
      const answer = await requestTimestamp(url, data);
      const { time: stamped, authority } = await checkTimestamp(answer, data, root);
      assert.deepEqual([stamped.toISOString(), authority], [time.toISOString(), 'CN=Timestamps of a test']);
    });
  });

  it('is refused on other bytes, under another root, and where any byte of it that says something was changed', async () => {
    const other = await withAuthority({}, async ({ root }) => root);
    await withAuthority({}, async ({ url, root }) => {
      const answer = await requestTimestamp(url, data);
      await assert.rejects(checkTimestamp(answer, Buffer.from('another'), root), /about something else/);
      await assert.rejects(checkTimestamp(answer, data, other), /by an authority that you trust/);
      await assert.rejects(checkTimestamp(Buffer.from('nothing'), data, root), /no timestamp/);
      const text = Buffer.from(answer).toString('latin1');
      const year = text.indexOf(String(new Date().getUTCFullYear()));
      assert.ok(year > 0);
      const older = Buffer.from(answer);
      older.write('2001', year, 'latin1');
      await assert.rejects(checkTimestamp(older, data, root), /by an authority that you trust/);
    });
  });

  it('is not taken from whoever may not give any, gives none, answers another or is not there', async () => {
    await withAuthority({ forOtherUse: true }, async ({ url, root }) => {
      const answer = await requestTimestamp(url, data);
      await assert.rejects(checkTimestamp(answer, data, root), /not for timestamps/);
    });
    await withAuthority({ refuses: true }, ({ url }) => assert.rejects(requestTimestamp(url, data), /granted none/));
    await withAuthority({ answersAnother: true }, ({ url }) =>
      assert.rejects(requestTimestamp(url, data), /another request/),
    );
    const gone = await withAuthority({}, async ({ url }) => url);
    await assert.rejects(requestTimestamp(gone, data));
  });
});

describe('a signed report with a timestamp', () => {
  const key = loadSigningKey(join(folder, 'EdDSA.pem'), {});
  /** A copy of the signed report, signed and dated anew, whose report says that it was judged at another time. */
  async function dated(url: string, startedAt?: string): Promise<string> {
    const copy = changed('statement.jws', () => '');
    if (startedAt !== undefined) {
      const file = join(copy, 'report.json');
      const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
      writeFileSync(file, JSON.stringify({ ...report, startedAt }));
    }
    const { files, undated } = await signFolder(copy, serviceProfile, key, url);
    assert.deepEqual([files.length, undated], [2, false]);
    return copy;
  }

  it('shows its time, and is refused where the timestamp is of another or is asked for and missing', async () => {
    await withAuthority({}, async ({ url, root }) => {
      const timestampAuthority = join(folder, 'root.pem');
      writeFileSync(timestampAuthority, root);
      const copy = await dated(url);
      const [code, ...lines] = await verify(copy, 'EdDSA', { timestampAuthority });
      assert.equal(code, 0, lines.join('\n'));
      assert.ok(
        lines.some((line) => /^ {2}Timestamp: signed before \d{4}-.*says CN=Timestamps of a test\.$/.test(line)),
      );
      assert.ok((await verify(copy)).some((line) => /Timestamp: not checked/.test(String(line))));

      const later = await dated(url, new Date(Date.now() - 5_000).toISOString());
      cpSync(join(copy, 'statement.tsr'), join(later, 'statement.tsr'));
      assert.match((await verify(later, 'EdDSA', { timestampAuthority })).join('\n'), /about something else/);
      assert.match((await verify(signed, 'EdDSA', { timestampAuthority })).join('\n'), /There is no timestamp/);
    });
  });

  it('does not pass for one of a later day', async () => {
    await withAuthority({}, async ({ url, root }) => {
      const timestampAuthority = join(folder, 'root.pem');
      writeFileSync(timestampAuthority, root);
      const copy = await dated(url, new Date(Date.now() + 86_400_000).toISOString());
      const said = (await verify(copy, 'EdDSA', { timestampAuthority })).join('\n');
      assert.match(said, /^1\n|Intact, and not what was asked for/);
      assert.match(said, /which is after its timestamp/);
    });
  });
});

describe('aisp report verify', () => {
  it('prints target, time and verdict, and names what the signature does not cover', async () => {
    const copy = changed('statement.jws', (text) => `${text}\n`);
    writeFileSync(join(copy, 'approval.txt'), 'approved');
    const [code, ...lines] = await verify(copy);
    assert.equal(code, 0);
    const said = lines.join('\n');
    assert.match(said, /Target: http:\/\/127\.0\.0\.1:\d+, release 3\.1\.11, profile service \(the bundled bank\)\./);
    assert.match(said, /Judged at \d{4}-\d\d-\d\dT/);
    assert.match(said, /Verdict: Non-conforming\./i);
    assert.match(said, /Not covered by the signature: approval\.txt\./);
  });

  it('refuses a report on another target, and one that is too old or of a day to come', async () => {
    const { target } = JSON.parse(readFileSync(join(signed, 'report.json'), 'utf8')) as Report;
    assert.equal((await verify(signed, 'EdDSA', { target: `${target.baseUrl}/`, maxAge: 3_600_000 }))[0], 0);
    const elsewhere = await verify(signed, 'EdDSA', { target: 'https://other.example' });
    assert.deepEqual(elsewhere.slice(0, 2), [1, 'Intact, and not what was asked for.']);
    assert.match(elsewhere[2] ?? '', /is about http:\/\/127\.0\.0\.1:\d+, not about https:\/\/other\.example/);
    assert.match((await verify(signed, 'EdDSA', { maxAge: 0 })).join('\n'), /older than it may be/);
  });

  it('refuses a private key, and a time that is none, with 2', async () => {
    const privateKey = await aispHere(['report', 'verify', signed, '--key', join(folder, 'EdDSA.pem')]);
    assert.equal(privateKey.code, 2);
    assert.match(privateKey.stderr, /holds a private key/);
    const age = await aispHere([
      'report',
      'verify',
      signed,
      '--key',
      join(folder, 'EdDSA.pub.pem'),
      '--max-age',
      'soon',
    ]);
    assert.equal(age.code, 2);
    const unsigned = await aispHere(['run', '--timestamp', 'http://127.0.0.1:9/', '--out', join(folder, 'never')]);
    assert.match(unsigned.stderr, /--timestamp dates a signature/);
    assert.equal(unsigned.code, 2);
  });
});

describe('aisp run --sign --timestamp', () => {
  it('keeps the signed report where there is no timestamp to be had, says so, and does not end as if all were well', async () => {
    const gone = await withAuthority({}, async ({ url }) => url);
    const out = join(folder, 'undated');
    const only = ['--only', 'AISP-CON-001'];
    const { code, stdout, stderr } = await aispHere([
      'run',
      ...only,
      '--out',
      out,
      '--sign',
      join(folder, 'EdDSA.pem'),
      '--timestamp',
      gone,
    ]);
    assert.equal(code, 3, stderr);
    assert.match(stderr, /Signed, and without a timestamp: 127\.0\.0\.1:\d+ gave none/);
    assert.match(stdout, /statement\.jws/);
    assert.equal((await verify(out))[0], 0);
  });
});
