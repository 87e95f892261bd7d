import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateTime, instantOf, isRfc3339, readDateTime } from './iso-8601.ts';

const instants: Readonly<Record<string, string>> = {
  '2017-04-05T10:43:07+00:00': '2017-04-05T10:43:07+00:00',
  '2017-04-05T10:43:07Z': '2017-04-05T10:43:07+00:00',
  '2017-04-05T10:43:07.999Z': '2017-04-05T10:43:07.999+00:00',
  '2017-04-05T10:43:07,5Z': '2017-04-05T10:43:07.500+00:00',
  '2017-04-05T10:43:07+01:00': '2017-04-05T09:43:07+00:00',
  '2017-04-05T10:43:07+01': '2017-04-05T09:43:07+00:00',
  '2017-04-05T10:43:07-0530': '2017-04-05T16:13:07+00:00',
  '2017-04-05T10:43:07': '2017-04-05T10:43:07+00:00',
  '2017-04-05T10:43Z': '2017-04-05T10:43:00+00:00',
  '2017-04-05T10.5Z': '2017-04-05T10:30:00+00:00',
  '2017-04-05': '2017-04-05T00:00:00+00:00',
  '20170405': '2017-04-05T00:00:00+00:00',
  '20160101T104012.345Z': '2016-01-01T10:40:12.345+00:00',
  '2017-095': '2017-04-05T00:00:00+00:00',
  '2017-W14-3T12:00:00Z': '2017-04-05T12:00:00+00:00',
  '2020-W53-7': '2021-01-03T00:00:00+00:00',
  '2016-12-31T24:00:00Z': '2017-01-01T00:00:00+00:00',
  '2016-12-31T23:59:60Z': '2017-01-01T00:00:00+00:00',
  '2024-02-29T00:00:00z': '2024-02-29T00:00:00+00:00',
};

for (const [text, expected] of Object.entries(instants)) {
  test(`reads ${text}`, () => {
    const written = readDateTime(text);
    assert.ok(written);
    assert.equal(dateTime(instantOf(written)), expected);
  });
}

const unreadable = ['', 'foo', 'tomorrow', '12345', '2017-13-45', '2017-02-29', '2017-02-30T10:00:00Z', '2017-366'];
const alsoUnreadable = ['2021-W53-1', '2017-04-05T25:00:00Z', '2017-04-05T10:60:00Z', '2017-04-05T10:43:07+24:00'];
for (const text of [...unreadable, ...alsoUnreadable, '2017-04-05 10:43:07', '05-04-2017', '2017-04-05T24:00:01Z']) {
  test(`refuses ${JSON.stringify(text)}`, () => assert.equal(readDateTime(text), undefined));
}

test('keeps the wall clock apart from the zone', () => {
  assert.deepEqual(readDateTime('1970-01-01T05:00:00+05:00'), { local: 5 * 3_600_000, offset: 300 });
});

test('tells RFC 3339 from other spellings', () => {
  for (const text of ['2017-04-05T10:43:07Z', '2017-04-05T10:43:07.1+01:00']) assert.ok(isRfc3339(text), text);
  for (const text of ['2017-04-05T10:43:07', '2017-04-05', '2017-02-30T10:43:07Z', '2017-04-05T10:43:60Z']) {
    assert.ok(!isRfc3339(text), text);
  }
});
