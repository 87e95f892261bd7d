import { allServiceLines, type ServiceLineId } from '../profiles/service-document.ts';
import { inRange, latestRelease, type Release, versionOf } from '../releases.ts';

/** Where a document says something. */
export interface Clause {
  /** Page and section, in the document's own words: `Accounts, Permission Codes`. */
  readonly title: string;
  /** Absolute link to the page; absent for the service document, which is not published. */
  readonly url?: string;
  /** Of the service document: the page of this package that has all its lines, and the anchor of this one. */
  readonly page?: string;
}

const pagesOf = (release: Release) =>
  `https://openbankinguk.github.io/read-write-api-site3/v${release === '4.0.0' ? '4.0' : release}`;
const site = pagesOf(latestRelease);

/** Pages of the standard that rules and statements cite, by the short name used in code. */
const pages = {
  'Read/Write Data API': 'profiles/read-write-data-api-profile.html',
  'Account and Transaction API': 'profiles/account-and-transaction-api-profile.html',
  'Account Access Consents': 'resources-and-data-models/aisp/account-access-consents.html',
  Endpoints: 'resources-and-data-models/aisp/',
  Accounts: 'resources-and-data-models/aisp/Accounts.html',
  Balances: 'resources-and-data-models/aisp/Balances.html',
  Transactions: 'resources-and-data-models/aisp/Transactions.html',
  Beneficiaries: 'resources-and-data-models/aisp/Beneficiaries.html',
  'Direct Debits': 'resources-and-data-models/aisp/direct-debits.html',
  'Standing Orders': 'resources-and-data-models/aisp/standing-orders.html',
  'Scheduled Payments': 'resources-and-data-models/aisp/scheduled-payments.html',
  Parties: 'resources-and-data-models/aisp/Parties.html',
  Products: 'resources-and-data-models/aisp/Products.html',
  Offers: 'resources-and-data-models/aisp/Offers.html',
  Statements: 'resources-and-data-models/aisp/Statements.html',
  'Namespaced Enumerations': 'references/namespaced-enumerations.html',
} as const;

export type Page = keyof typeof pages;

/** A clause of the standard: the page and the heading on it, linked to the page. */
export function clause(page: Page, section: string): Clause {
  return { title: `${page}, ${section}`, url: `${site}/${pages[page]}#${anchorOf(section)}` };
}

/** The anchor that the site's generator gives a heading; one that begins with a digit gets an underscore before it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_');
}

/** A line of the service document, which is not published: a page of this package has it in words of our own. */
export function serviceClause(id: ServiceLineId): Clause {
  const line = allServiceLines.find((each) => each.id === id);
  return { title: `Service document, ${line?.under}`, page: `docs/service.md#${id}` };
}

/** Where the interface descriptions of all releases are. */
const specifications = 'https://github.com/OpenBankingUK/read-write-api-specs';

/** A clause of the official interface description (OpenAPI) of the account information API. */
export function openApiClause(component: string): Clause {
  return {
    title: `OpenAPI account-info, ${component}`,
    url: `${specifications}/blob/v3.1.11/dist/openapi/account-info-openapi.yaml`,
  };
}

/** A clause of an RFC that the standard builds on. */
export function rfcClause(number: number, section: string): Clause {
  return {
    title: `RFC ${number}, section ${section}`,
    url: `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
  };
}

/** The oldest release whose pages stand where those of the later ones do. */
const oldestPages: Release = '3.1.3';

/**
 * A clause with its link to the pages of a release; for the earliest releases, to those of the first one whose pages stand
 * there.
 */
export function clauseIn(clause: Clause, release: Release): Clause {
  const { title, url } = clause;
  if (url === undefined) return clause;
  const pages = pagesOf(inRange(release, { since: oldestPages }) ? release : oldestPages);
  if (url.startsWith(specifications) && versionOf(release) === '4.0') return { title, url: specifications };
  return { title, url: url.startsWith(`${site}/`) ? pages + url.slice(site.length) : url };
}
