import { bad, bare } from './answers.ts';

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|UTC)$/;

/** Clause: HTTP Status Codes, 406; RFC 9110, section 12.5.1: an absent Accept takes anything, and wildcards are taken. */
export function checkAccept({ headers }: Request, served: string): void {
  const accept = headers.get('accept');
  if (accept === null || accept.trim() === '') return;
  const [kind] = served.split('/');
  const taken = accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (![served, `${kind}/*`, '*/*'].includes(type)) return false;
    return parameters.every((each) => !/^(charset=(?!"?utf-8"?$)|q=0(\.0*)?$)/.test(each));
  });
  if (!taken) throw bare(406);
}

/** Clause: HTTP Status Codes, 415. */
export function checkContentType({ headers }: Request): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((each) => each.startsWith('charset='));
  if (type !== 'application/json' || (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))) throw bare(415);
}

/** Clause: x-fapi-auth-date is a date of RFC 7231; 400 for a header that is malformed. */
export function checkAuthDate({ headers }: Request): void {
  const given = headers.get('x-fapi-auth-date');
  if (given === null || httpDate.test(given)) return;
  const path = 'x-fapi-auth-date';
  throw bad([{ code: 'UK.OBIE.Header.Invalid', message: 'The date of a header is written as RFC 7231 has it', path }]);
}
