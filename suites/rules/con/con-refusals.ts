import type { Level } from '../../../reports/contract/index.ts';
import { publishedRegime } from '../../../schemas/regime.ts';
import type { Release, ReleaseRange } from '../../../schemas/releases.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const permissions = clause('Account and Transaction API', 'Permissions');
const request = clause('Account Access Consents', 'Account Access Consents - Request');

/** One fault of a consent request that a bank refuses. */
interface Refusal extends Pick<Rule, 'title' | 'matters' | 'clause'> {
  readonly id: Rule['id'];
  /** Cases of the scenario; one that ends in a colon stands for all that begin with it. */
  readonly variants: readonly [string, ...string[]];
  readonly level?: Level;
  readonly statements?: NonNullable<Rule['statements']>;
  readonly releases?: ReleaseRange;
  readonly applies?: NonNullable<Rule['applies']>;
}

/** Release 3.1.6 was published twice, and in one of its files the request is open: a bank may follow either. */
function closesRequest(release: Release): boolean {
  return publishedRegime(release) !== 'open' && release !== '3.1.6';
}

const table: readonly Refusal[] = [
  {
    id: 'AISP-CON-005',
    title: 'A consent request without Data, Permissions or Risk is refused with 400',
    matters: 'If half a request makes a consent, the customer approves something whose other half the bank made up.',
    clause: request,
    variants: ['no-data', 'no-permissions', 'no-risk'],
  },
  {
    id: 'AISP-CON-006',
    title: 'A consent request whose Risk is not an empty object is refused with 400',
    matters:
      'A TPP that sends risk data here has mistaken the API for that of payments; it should learn so now and not when data are found missing.',
    clause: openApiClause('OBRisk2'),
    variants: ['risk-not-empty', 'risk-not-object'],
  },
  {
    id: 'AISP-CON-007',
    title: 'A consent request with an unknown member beside Data and Risk is refused with 400',
    matters: 'A misspelt member that is ignored means a limit that the TPP believes it set and the bank never saw.',
    clause: openApiClause('OBReadConsent1'),
    variants: ['unknown-member'],
    applies: (_profile, { release }) => closesRequest(release) || `Release ${release} leaves the request open.`,
  },
  {
    id: 'AISP-CON-008',
    title: 'A consent request with no permission at all is refused with 400',
    matters:
      'A consent to nothing takes the customer through the whole authorisation for an access that opens nothing.',
    clause: permissions,
    variants: ['empty-permissions'],
  },
  {
    id: 'AISP-CON-009',
    title: 'A consent request whose Permissions are not an array of known codes is refused with 400',
    matters:
      'An unknown permission that is dropped in silence gives a consent with less than was asked for; the TPP finds out after the customer has gone.',
    clause: openApiClause('OBExternalPermissions1Code'),
    variants: ['unknown-code', 'permissions-not-array'],
  },
  {
    id: 'AISP-CON-010',
    title: 'A consent request with neither ReadAccountsBasic nor ReadAccountsDetail is refused with 400',
    matters:
      'A consent without any accounts permission gives no AccountId, so that nothing else it grants can be read.',
    clause: permissions,
    variants: ['without-accounts'],
    statements: ['AISP-CON-010', 'AISP-PRM-001'],
  },
  {
    id: 'AISP-CON-011',
    title: 'ReadTransactionsBasic with neither Credits nor Debits is refused with 400',
    matters:
      'Without a side, Basic transactions are neither credits nor debits: the customer approves and the list stays empty.',
    clause: permissions,
    variants: ['transactions-basic-alone'],
  },
  {
    id: 'AISP-CON-012',
    title: 'ReadTransactionsDetail with neither Credits nor Debits is refused with 400',
    matters:
      'Without a side, transactions in Detail cannot be shown at all; better a refusal than an approval that was for nothing.',
    clause: permissions,
    variants: ['transactions-detail-alone'],
  },
  {
    id: 'AISP-CON-013',
    title: 'ReadTransactionsCredits with neither Basic nor Detail is refused with 400',
    matters: 'Leave to see credits says nothing of how much of each; a bank that guesses shows too much or nothing.',
    clause: permissions,
    variants: ['credits-alone'],
  },
  {
    id: 'AISP-CON-014',
    title: 'ReadTransactionsDebits with neither Basic nor Detail is refused with 400',
    matters:
      'Leave to see debits alone does not say whether merchants may be shown; a guess of the bank may reveal where the customer shops.',
    clause: permissions,
    variants: ['debits-alone'],
  },
  {
    id: 'AISP-CON-015',
    title: 'A permission code of a resource that the bank does not offer is refused with 400',
    matters:
      'If a bank takes a permission for what it does not offer, the customer approves it and the TPP waits for data that never come.',
    clause: permissions,
    variants: ['not-offered:'],
    applies: ({ operations }) =>
      [
        'GET /accounts/{AccountId}/offers',
        'GET /accounts/{AccountId}/product',
        'GET /accounts/{AccountId}/statements',
      ].some((id) => !operations.some((offered) => offered === id)) ||
      'The bank offers every resource that has a permission code.',
  },
  {
    id: 'AISP-CON-023',
    title: 'A consent request in which the TPP selects an account is refused with 400',
    matters: 'The customer chooses the accounts at the bank; if the TPP can choose them, nobody asked the customer.',
    clause: clause('Account Access Consents', 'POST /account-access-consents'),
    variants: ['account-selected'],
    releases: { since: '3.1.4' },
    applies: (_profile, { release }) => closesRequest(release) || `Release ${release} leaves the request open.`,
  },
];

function isCase(variant: string, wanted: string): boolean {
  return wanted.endsWith(':') ? variant.startsWith(wanted) : variant === wanted;
}

function refusal({ id, variants, level = 'MUST', ...literal }: Refusal): Rule {
  const [first] = variants;
  const variant = first.endsWith(':') ? `${first}ReadOffers` : first;
  const asked = (answer: Partial<Sketch>): Sketch => ({
    operation: 'POST /account-access-consents',
    probe: 'consent-refusal',
    variant,
    ...answer,
  });
  return rule({
    ...literal,
    id,
    level,
    scenarios: ['consent-refusals'],
    needs: 'an access token for the client, to ask for such a consent',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'consent-refusal' })) {
        if (!variants.some((wanted) => isCase(exchange.about.variant ?? '', wanted))) continue;
        const status = exchange.response?.status;
        yield look({ exchange }, status === 400, 'Expected the consent request to be refused with 400', status);
      }
    },
    accept: {
      'refuses with 400': asked({ status: 400 }),
      'refuses with 400 and no body': asked({ status: 400, body: '' }),
    },
    reject: {
      'makes a consent of it': asked({ data: { ConsentId: 'aac-1' } }),
      'breaks on it': asked({ status: 500 }),
      'refuses with 403': asked({ status: 403 }),
    },
  });
}

export default table.map(refusal);
