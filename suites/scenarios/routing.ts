import type { OperationId } from '../../schemas/operations.ts';
import { releasesOf, versionOf } from '../../schemas/releases.ts';
import { atStandardPath } from '../core/interface-path.ts';
import { trailingSlash, unknownParameter } from '../core/oddities.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import type { Drive } from './drive.ts';
import { makeOfficialCalls } from './official-calls.ts';
import { scenario } from './scenario.ts';

interface WrongMethod {
  readonly operation: OperationId;
  readonly method: string;
}

/** Methods that a path of the standard does not have, each of them once. */
const onData: readonly WrongMethod[] = [
  { operation: 'GET /accounts/{AccountId}/beneficiaries', method: 'DELETE' },
  { operation: 'GET /accounts/{AccountId}/standing-orders', method: 'PUT' },
  { operation: 'GET /party', method: 'PATCH' },
];
/** For a bank that offers none of those. */
const onAccounts: readonly WrongMethod[] = [{ operation: 'GET /accounts', method: 'PUT' }];
/** What would list or change consents. */
const onConsents: readonly WrongMethod[] = [
  { operation: 'POST /account-access-consents', method: 'GET' },
  { operation: 'GET /account-access-consents/{ConsentId}', method: 'PUT' },
];

/** Paths that do not exist, methods that a path does not have, and the spellings of a path that a bank tolerates. */
export default scenario({
  name: 'routing',
  title: 'Trying paths and methods',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    const [accountId] = await drive.accountIds('detail');
    const undefinedPath = (variant: string, place: { path: string } | { absolutePath: string }) =>
      drive.call({ probe: 'undefined-path', variant, token: 'detail', ...place });
    await undefinedPath('resource', { path: '/foobar' });
    if (atStandardPath(drive.place) === true) {
      const lastPatch = releasesOf(versionOf(drive.place.release)).at(-1);
      await undefinedPath('patch-version', { absolutePath: `/open-banking/v${lastPatch}/aisp/accounts` });
      await undefinedPath('earlier-version', { absolutePath: '/open-banking/v3.0/aisp/accounts' });
    }

    const consentId = (await drive.consent('detail')).facts.consentId;
    for (const { operation, method } of [...wrongMethods(drive), ...onConsents]) {
      const needsConsent = operation.includes('account-access-consents');
      if (operation.includes('{AccountId}') && accountId === undefined) continue;
      if (operation.includes('{ConsentId}') && consentId === undefined) continue;
      await drive.call({
        operation,
        method,
        probe: 'wrong-method',
        variant: method,
        token: needsConsent ? 'client' : 'detail',
        ...(accountId === undefined || !operation.includes('{AccountId}') ? {} : { accountId }),
        ...(consentId === undefined ? {} : { consentId }),
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      });
    }
    await drive.call({
      operation: 'GET /accounts',
      probe: 'happy',
      variant: unknownParameter,
      carries: unknownParameter,
      consent: 'detail',
      query: 'aispConformance=1',
    });
    await drive.call({
      operation: 'GET /accounts',
      probe: 'happy',
      variant: trailingSlash,
      carries: trailingSlash,
      consent: 'detail',
      path: '/accounts/',
    });
    if (drive.thorough && accountId !== undefined) await makeOfficialCalls(drive, accountId);
  },
});

/** A few paths with one method each; in a thorough run every path of data with every method that would change something. */
function wrongMethods(drive: Drive): readonly WrongMethod[] {
  if (drive.thorough) {
    const paths = [...bulkOperations(drive), ...accountOperations(drive)];
    return paths.flatMap((operation) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ operation, method })));
  }
  const offered = onData.filter(({ operation }) => drive.offers(operation));
  return offered.length > 0 ? offered : onAccounts;
}
