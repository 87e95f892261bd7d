import { quirks } from '../quirk.ts';

/** Links and the envelope of an answer. */
export const linkQuirks = quirks([
  {
    id: 'self-link-without-consent-id',
    title: 'Answers the creation of a consent with the collection for Self',
    seen: 'live',
    published: 'A client for live banks has a switch for a Self link after POST that ends before the ConsentId.',
    breaks: ['AISP-ENV-009', 'AISP-CON-026'],
    faults: ['consent-self-link-to-collection'],
  },
  {
    id: 'self-link-with-added-slash',
    title: 'Adds a slash to the URL that was called, in Self',
    seen: 'live',
    published: 'A client for live banks has a switch for Self links that end in a slash where the call did not.',
    allowed: 'Links.Self identifies the resource (AISP-ENV-007), and no statement is about its spelling',
    variants: ['self-with-trailing-slash'],
  },
  {
    id: 'links-of-a-sister-brand',
    title: 'Links one brand, in version 4 alone, to the address of another of its group',
    seen: 'live',
    published:
      'A client for live banks replaces the beginning of Links for brands of one group, and for version 4 only.',
    allowed:
      'Links are absolute URIs of whatever host: a run takes the other brand for the name by which the world knows this one, and follows none',
    variants: ['links-of-the-public-host'],
  },
  {
    id: 'links-behind-a-proxy',
    title: 'Links a consent by http and without the port, as the bank is called behind its proxy',
    seen: 'live',
    published: 'A client for live banks replaces Links that have another scheme than the call and no port.',
    breaks: ['AISP-HTTP-027', 'AISP-ENV-008'],
    faults: ['consent-links-without-port-and-tls'],
  },
  {
    id: 'links-wrong-before-query',
    title: 'Names another resource in Self than the one that was read',
    seen: 'live',
    published:
      'A client for live banks has a switch for Self links whose path is not that of the call; seen on payments.',
    breaks: ['AISP-ENV-007'],
    faults: ['self-link-of-another-resource'],
  },
  {
    id: 'next-link-loses-account',
    title: 'Leaves the AccountId out of Next, so that the second page is of all accounts',
    seen: 'untold',
    published: 'A developer followed Next of one account and came to records of others, or to another resource.',
    breaks: ['AISP-PAG-011', 'AISP-PAG-012', 'AISP-TRA-020'],
    faults: ['next-link-without-account'],
  },
  {
    id: 'next-link-starts-with-null',
    title: 'Begins links with the text null',
    seen: 'untold',
    published: 'A developer was given links that begin with the name of nothing where the address should be.',
    breaks: ['AISP-ENV-005'],
    faults: ['links-begin-with-null'],
  },
  {
    id: 'next-link-equals-self',
    title: 'Links from a page to that same page',
    seen: 'untold',
    published: 'A developer followed Next to the page just read, again and again.',
    breaks: ['AISP-PAG-014'],
    faults: ['next-link-to-itself'],
  },
  {
    id: 'success-without-body',
    title: 'Answers 200 with no bytes',
    seen: 'untold',
    published: 'A developer was answered with success and nothing to parse.',
    breaks: ['AISP-HTTP-018', 'AISP-HTTP-019', 'AISP-ENV-001'],
    faults: ['party-empty-body', 'account-beneficiaries-empty-body'],
  },
  {
    id: 'data-is-null',
    title: 'Answers with null for Data where there is nothing to list',
    seen: 'untold',
    published: 'A developer was answered with null in the place of an object with an empty list.',
    breaks: ['AISP-HTTP-019', 'AISP-ENV-015'],
    faults: ['empty-lists-are-null'],
  },
  {
    id: 'meta-empty-on-v4-consent',
    title: 'Leaves Meta of a consent empty and the date of its status out, in version 4 alone',
    seen: 'documentation',
    published: 'The examples for developers of one group look like this in version 4.',
    breaks: ['AISP-CON-003'],
    faults: ['consent-without-status-date'],
    variants: ['meta-empty'],
  },
]);
