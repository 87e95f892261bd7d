import { operation } from '../../../schemas/operations.ts';
import { isRelease } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { header, json, succeeded } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { callsCarrying, payloadVersion } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';
import { validatorFor } from '../../validation/validators.ts';

const shared = { clause: clause('Read/Write Data API', 'Request Headers'), releases: { since: '4.0.0' } } as const;
const answered = (version: string, data: object): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  headers: { 'payload-version': version },
  body: { Data: data, Risk: {} },
});
const date = '2026-03-15T12:00:00+00:00';
const made = {
  ConsentId: 'aac-1',
  CreationDateTime: date,
  StatusUpdateDateTime: date,
  Permissions: ['ReadAccountsBasic'],
};
const carried = (more: Partial<Sketch>): Sketch => ({
  operation: 'GET /balances',
  consent: 'basic',
  carries: payloadVersion.variant,
  ...more,
});

/** The header that names another schema of a body, which exists for the time in which clients move. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-048',
    level: 'MUST',
    optional: true,
    title: 'Where an answer names a payload-version, its body has the schema of that version',
    matters: 'A client parses by the version that is named; a body of another one breaks it although both are right.',
    scenarios: ['consents', 'reads'],
    needs: 'an answer with payload-version',
    apart: true,
    *judge(evidence, { profile, release }) {
      for (const exchange of evidence.select()) {
        const [named, id] = [header(exchange, payloadVersion.name), exchange.about.operation];
        if (named === undefined || id === undefined || !succeeded(exchange)) continue;
        const version = named.replace(/^v/, '');
        const known = isRelease(version);
        yield look({ exchange }, known, 'Expected payload-version to name a release', named);
        const family = operation(id).response;
        // What the release itself asks of a body is for the rules of its messages.
        if (!known || version === release || family === undefined || family === 'file') continue;
        if (json(exchange) === undefined) continue;
        const [fault] = validatorFor({ family, release: version, profile, operation: id })(json(exchange));
        const place = { exchange, ...(fault === undefined ? {} : { pointer: fault.pointer }) };
        yield look(place, fault === undefined, 'Expected the schema of the version that is named', named);
      }
    },
    accept: {
      'its own version': answered('4.0.1', { ...made, Status: 'AUTH' }),
      'an older one': answered('3.1.11', { ...made, Status: 'Authorised' }),
    },
    reject: {
      'an older one, and the words of its own': answered('3.1.11', { ...made, Status: 'AUTH' }),
      'no release': answered('latest', { ...made, Status: 'AUTH' }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-049',
    level: 'SHOULD',
    title: 'A read that carries payload-version, which only a request with a body may, is answered all the same',
    matters:
      'A client library sets the header on every call; a bank that refuses reads for it is lost to all its users.',
    scenarios: ['reads', 'basic-view', 'headers'],
    needs: 'a read that carries payload-version',
    *judge(evidence) {
      for (const exchange of callsCarrying(evidence, payloadVersion.variant)) {
        yield look({ exchange }, isSuccess(exchange), 'Expected payload-version to be ignored', statusOf(exchange));
      }
    },
    accept: { 'answered as ever': carried({ data: { Balance: [] } }) },
    reject: { 'refused as a bad header': carried({ probe: 'unusual', status: 400 }) },
  }),
];
