import { basePathOf, type OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { ApiError, ownCode, type RefusalStatus, refusals } from '../http/api-error.ts';
import { because, type Why } from '../http/why.ts';
import type { Releases } from '../release/version.ts';

/**
 * The status of an endpoint that the bank does not implement, undefined for one that it does.
 * Clause: read-write-data-api-profile, 400 (Bad Request) v/s 404 (Not Found).
 */
export function notImplemented(operation: OperationId, profile: BankProfile): number | undefined {
  return profile.operations.includes(operation) ? undefined : (profile.notImplemented[0] ?? 404);
}

/** True when the method is one of those that the path has. */
export function methodAllowed(method: string, allowed: readonly string[]): boolean {
  return allowed.includes(method);
}

const isRefusal = (status: number): status is RefusalStatus => Object.hasOwn(refusals, status);

/** The refusal of a URL where this bank has nothing. */
export function noEndpoint(why: Why, status = 404): ApiError {
  const issue = { errorCode: ownCode('Endpoint.NotFound'), message: 'This bank has no endpoint at this URL', why };
  return new ApiError(isRefusal(status) ? status : 404, [issue]);
}

/** Why an operation of the standard is not found at a bank that does not offer it. */
export function notOffered(id: OperationId, profile: BankProfile): Why {
  return because(
    'routing',
    ['AISP-HTTP-010'],
    () =>
      `${id} at a bank that offers it: the profile ${profile.name} does not. Start this one with --profile full, or with a profile ` +
      `of your own that has it. Offered here: ${profile.operations.join(', ')}.`,
  );
}

/** What of the bank says where its interface is. */
export interface RoutedBank {
  readonly profile: BankProfile;
  readonly basePath: string;
  readonly releases: Releases;
}

/** Why a path is not found that is none of the interface. */
export function notOfTheStandard(path: string, { basePath, releases, profile }: RoutedBank): Why {
  const paths = releases.map((release) => `${basePathOf(release)}/`).join(' or ');
  return because('routing', 'AISP-HTTP-011', () => {
    if (!path.startsWith(`${basePath}/`)) {
      const version = /\/v\d[\w.]*\//.exec(path)?.[0];
      const other = version === undefined || paths.includes(version) ? '' : `, and not under ${version}`;
      return `A path below ${paths}, where the interface is${other}; or one of GET /.`;
    }
    const asked = path.slice(basePath.length).toLowerCase().replace(/\/$/, '');
    const near = profile.operations.filter((id) => id.toLowerCase().endsWith(asked) || sameShape(id, asked));
    return near.length === 0
      ? `One of ${profile.operations.join(', ')}, all below ${basePath}.`
      : `${near.join(' or ')}, spelled like this, below ${basePath}.`;
  });
}

/** True for a path whose first and last word are those of an operation, whatever stands between. */
function sameShape(id: OperationId, asked: string): boolean {
  const [first, last] = [asked.split('/')[1], asked.split('/').at(-1)];
  const words = id.toLowerCase().split(' ')[1]?.split('/') ?? [];
  return words[1] === first && words.at(-1) === last;
}

/** 405 with the methods that the path has. Clause: read-write-data-api-profile, HTTP Status Codes; RFC 7231. */
export function methodNotAllowed(method: string, allowed: readonly string[]): ApiError {
  const why = because(
    'routing',
    ['AISP-HTTP-006', 'AISP-HTTP-007'],
    () =>
      `${allowed.join(', ')}. The interface only reads: of all it has, consents alone can be made and deleted, and none can be changed.`,
  );
  const issue = { errorCode: ownCode('Method.NotAllowed'), message: `${method} is not a method of this endpoint`, why };
  return new ApiError(405, [issue], { allow: allowed.join(', ') });
}
