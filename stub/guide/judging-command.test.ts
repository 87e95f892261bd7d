import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import { latestRelease, releases } from '../../schemas/releases.ts';
import { judgingCommand } from './judging-command.ts';

const url = 'http://127.0.0.1:8080';

test('names the profile and the release wherever they are not those of a run without options', () => {
  assert.equal(judgingCommand({ profile: serviceProfile, releases: [latestRelease] }, url), `run --target ${url}`);
  for (const profile of [serviceProfile, fullProfile, standardProfile]) {
    for (const release of releases) {
      const words = judgingCommand({ profile: profileIn(release, profile), releases: [release] }, url);
      assert.equal(words.includes(` --profile ${profile.name}`), profile !== serviceProfile, words);
      assert.equal(words.endsWith(` --release ${release}`), release !== latestRelease, words);
    }
  }
  const both = judgingCommand({ profile: fullProfile, releases: ['3.1.11', '4.0.1'] }, url);
  assert.equal(both, `run --target ${url} --profile full --release 3.1.11,4.0.1`);
});

test('names the file of a profile as it was named, and a profile without one by a word for a file', () => {
  const own = { ...serviceProfile, creditorsAreKnown: false };
  const bank = { profile: own, releases: [latestRelease] } as const;
  assert.equal(judgingCommand(bank, url, 'my bank.yaml'), `run --target ${url} --profile 'my bank.yaml'`);
  assert.equal(judgingCommand(bank, url), `run --target ${url} --profile FILE`);
});
