import { becomeRefusal, records } from './edit.ts';
import type { Draft, Spoil } from './fault.ts';

function onSuccess(change: (draft: Draft) => void): Spoil {
  return (draft) => {
    if (draft.status >= 200 && draft.status < 300) change(draft);
  };
}

function send(draft: Draft, text: string): void {
  draft.bytes = undefined;
  draft.text = text;
}

/** A failure of the server behind the interface, in the form that errors have. */
export const serverError: Spoil = onSuccess((draft) => {
  draft.text = undefined;
  becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
});

/** A gateway that does not reach the server: 503 and nothing else. */
export const unavailable: Spoil = onSuccess((draft) => {
  draft.status = 503;
  draft.body = undefined;
  draft.headers.delete('content-type');
  send(draft, '');
});

/** A page for people, with the status of a success and the media type that was expected. */
export const webPage: Spoil = onSuccess((draft) => {
  send(draft, '<!doctype html><title>Maintenance</title><p>We are back at six o’clock.</p>');
});

/** A body that ends before its last member does. */
export const cutShort: Spoil = onSuccess((draft) => {
  if (draft.body !== undefined) send(draft, JSON.stringify(draft.body).slice(0, -20));
});

/** A success with no body where one belongs. */
export const emptyBody: Spoil = onSuccess((draft) => {
  send(draft, '');
});

/** Spoils only answers that hold a record under this name, as trouble does that grows with the data. */
export function whereRecords(name: string, spoil: Spoil): Spoil {
  return (draft, request) => {
    if (records(draft, name).length > 0) spoil(draft, request);
  };
}

/** A refusal without a body. */
export function refuseBare(draft: Draft, status: number): void {
  draft.status = status;
  draft.body = undefined;
  draft.text = undefined;
  draft.headers.delete('content-type');
}
