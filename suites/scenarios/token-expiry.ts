import { isSuccess } from '../core/status.ts';
import type { Missing } from '../tokens/token-source.ts';
import { readAccounts, readState } from './course.ts';
import { longestTokenSeconds } from './pace.ts';
import { scenario } from './scenario.ts';

/** Clocks of banks may differ among themselves, and common libraries take a token for good this much longer. */
const leewayMs = 60_000;

/** Waits for the end of an access token, uses it all the same, and looks at its consent. */
export default scenario({
  name: 'token-expiry',
  title: 'Using a token past its end',
  after: { 'token-life': 'the token begins to live there' },
  async run(drive) {
    const { facts, token, expiresAt } = await drive.consent('renewed');
    const { key, consentId } = facts;
    if (token === undefined) return drive.gap(drive.missing(key) ?? neverEnds);
    if (expiresAt === undefined) return drive.gap(neverEnds);
    const end = Date.parse(expiresAt);
    if (end - drive.recorder.now().getTime() > longestTokenSeconds * 1000) return drive.gap(livesTooLong);
    await drive.waitUntil(new Date(end));
    const answer = await readAccounts(drive, key, 'token-expired');
    if (answer !== undefined && isSuccess(answer)) {
      await drive.waitUntil(new Date(end + leewayMs));
      await readAccounts(drive, key, 'token-expired');
    }
    if (consentId !== undefined) await readState(drive, { ...facts, consentId }, 'token-expired');
  },
});

const cure =
  'Add "tokens.parameters.shortLived" to the target file: the query parameters that make the bank issue a token that lives a few seconds; or give an expired token (AISP_TOKEN_EXPIRED).';
const key = 'tokens.parameters.shortLived';
const neverEnds: Missing = { reason: 'Nobody says when the access token ends.', supply: cure, key };
const livesTooLong: Missing = {
  reason: `The access token lives longer than the ${longestTokenSeconds} seconds that a run waits for its end.`,
  supply: cure,
  key,
};
