import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { signFolder } from '../../bin/report/sign-folder.ts';
import { loadSigningKey } from '../../bin/report/signing-key.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { broken, changed, integrityFolder as folder, signReport, verify } from '../support/signed-report.ts';
import { judgedAs, withEntries, withReport } from '../support/tampering.ts';

after(() => rmSync(folder, { recursive: true, force: true }));
await signReport();

describe('a signed report that was changed', () => {
  it('shows a changed byte of the evidence', async () => {
    const copy = changed('evidence.har', (text) => text.replace('"HTTP/1.1"', '"HTTP/1.0"'));
    assert.deepEqual(await verify(copy), [1, 'Not intact.', '  evidence.har was changed.']);
  });

  it('names an exchange that was dropped, and one that was added', async () => {
    const dropped = changed(
      'evidence.har',
      withEntries((entries) => entries.filter(({ _aisp: { id } }) => id !== 'x7')),
    );
    const lines = await verify(dropped);
    assert.deepEqual(lines.slice(0, 4), [
      1,
      'Not intact.',
      '  evidence.har was changed.',
      '  An exchange was dropped: x7.',
    ]);
    const added = changed(
      'evidence.har',
      withEntries((entries) => [...entries, ...entries.slice(0, 1)]),
    );
    assert.ok((await verify(added)).includes('  An exchange was added: x1.'));
  });

  it('names a verdict that was edited, by what the evidence says', async () => {
    const lines = await verify(changed('report.json', judgedAs(broken, 'pass')));
    assert.deepEqual(lines.slice(0, 4), [
      1,
      'Not intact.',
      '  report.json was changed.',
      `  The verdict on ${broken} was edited: report.json says pass, the evidence says fail.`,
    ]);
    assert.match(
      lines[4] ?? '',
      /^ {2}The verdict on the run was edited: report\.json says non-conforming, its rules say /,
    );
  });

  it('names a verdict that was dropped', async () => {
    const drop = withReport((report) => ({ ...report, rules: report.rules.filter(({ id }) => id !== broken) }));
    const lines = await verify(changed('report.json', drop));
    assert.ok(lines.includes(`  The verdict on ${broken} was dropped: the evidence says fail.`), lines.join('\n'));
  });

  it('says so when it is something else in the report that was changed', async () => {
    const edit = withReport((report) => ({ ...report, durationMs: report.durationMs + 1 }));
    assert.deepEqual(await verify(changed('report.json', edit)), [
      1,
      'Not intact.',
      '  report.json was changed.',
      '  Every verdict in report.json is as it was signed: something else in it was changed.',
    ]);
  });

  it('names what an edit of the evidence turns round', async () => {
    const copy = changed('evidence.har', (text) => text.replaceAll('\\"InterimCleared\\"', '\\"Expected\\"'));
    const lines = await verify(copy);
    assert.equal(lines[2], '  evidence.har was changed.');
    assert.ok(
      lines.some((line) => /The evidence was changed where it decides the verdict on AISP-/.test(String(line))),
    );
  });

  it('names every other file that was changed, is missing or is no longer what it was', async () => {
    const page = changed('report.html', (text) => text.replace('Non-conforming', 'Conforming'));
    assert.deepEqual(await verify(page), [1, 'Not intact.', '  report.html was changed.']);
    rmSync(join(page, 'report.html'));
    assert.deepEqual(await verify(page), [1, 'Not intact.', '  report.html is missing.']);
    const profile = changed('report-profile.json', (text) => text.replace('"service"', '"serious"'));
    assert.deepEqual(await verify(profile), [1, 'Not intact.', '  report-profile.json was changed.']);
    const cut = changed('report.json', (text) => text.slice(0, 500));
    assert.match((await verify(cut)).join('\n'), /report\.json was changed\.\n {2}report\.json is not JSON/);
  });

  it('shows a verdict that was edited before it was signed', async () => {
    const copy = changed('report.json', judgedAs(broken, 'pass'));
    await signFolder(copy, serviceProfile, loadSigningKey(join(folder, 'ES256.pem'), {}));
    const lines = await verify(copy, 'ES256');
    assert.equal(
      lines[2],
      `  The verdict on ${broken} was edited before it was signed: it says pass, the evidence says fail.`,
    );
  });
});
