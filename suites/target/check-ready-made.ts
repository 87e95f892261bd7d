import { listAt, objectAt, textAt } from '../core/json.ts';
import { isDateTime } from '../validation/date-time.ts';
import { dotted } from './check-document.ts';
import { suggestion } from './nearest.ts';
import type { Note } from './note.ts';
import { tokenFault } from './token-text.ts';

/** What the schema cannot say of tokens obtained beforehand. `written` is the file's own value; `resolved` has the references read in. */
export function checkReadyMade(written: unknown, resolved: unknown, note: Note): void {
  const list = listAt(resolved, 'tokens', 'tokens') ?? [];
  const tokens = [
    ...['clientToken', 'otherClientToken'].map(
      (name) => [`/tokens/${name}`, textAt(resolved, 'tokens', name)] as const,
    ),
    ...list.map((each, index) => [`/tokens/tokens/${index}/token`, textAt(each, 'token')] as const),
  ];
  for (const [pointer, token] of tokens) {
    const fault = token === undefined ? undefined : tokenFault(token);
    if (fault !== undefined) {
      note('bad-secret', pointer, `The value behind "${dotted(pointer)}" ${fault[0]}.`, fault[1]);
    }
  }
  const consents = list.map((each) => textAt(each, 'consent'));
  for (const consent of new Set(consents.filter((each, index) => consents.indexOf(each) !== index))) {
    const what = `"tokens.tokens" has two tokens for the consent "${consent}".`;
    note('wrong-value', '/tokens/tokens', what, 'Keep one.', true);
  }
  for (const [index, token] of list.entries()) checkFacts(token, `/tokens/tokens/${index}`, note);
  const withId = list.findIndex((token) => textAt(token, 'consentId') !== undefined);
  // A reference that leads nowhere is complained of elsewhere.
  if (withId >= 0 && objectAt(written, 'tokens', 'clientToken') === undefined) {
    const what = `"tokens.tokens[${withId}].consentId" is of no use without "tokens.clientToken".`;
    note('missing-key', `/tokens/tokens/${withId}/consentId`, what, 'Add it: the consent is read with it.', true);
  }
  checkPsus(list, note);
}

function checkFacts(token: unknown, place: string, note: Note): void {
  for (const name of ['transactionFrom', 'transactionTo']) {
    const moment = textAt(token, name);
    if (moment === undefined || moment === 'none' || isDateTime(moment)) continue;
    const cure = 'Write it as the consent has it, such as 2026-01-31T00:00:00+00:00, or none where that end is open.';
    note('wrong-value', `${place}/${name}`, `"${moment}" is no date-time with an offset.`, cure);
  }
  const accounts = textAt(token, 'accounts');
  if (accounts === undefined || accounts === '' || accounts === 'all' || accounts === 'some') return;
  const cure = suggestion(accounts, ['all', 'some'], 'Write all, some, or a list of AccountIds: ["22289"].');
  note('wrong-value', `${place}/accounts`, `"${dotted(`${place}/accounts`)}" cannot be "${accounts}".`, cure);
}

/** The token for `other-psu` is one of another PSU by its name. */
function checkPsus(list: readonly unknown[], note: Note): void {
  const psuOf = (token: unknown) => textAt(token, 'psu');
  const other = list.findIndex((token) => textAt(token, 'consent') === 'other-psu');
  const name = psuOf(list[other]);
  if (name === undefined || !list.some((token, index) => index !== other && psuOf(token) === name)) return;
  const what = `The token for "other-psu" is of "${name}", as is another one.`;
  note('wrong-value', `/tokens/tokens/${other}/psu`, what, 'Give one that another PSU stands behind.');
}
