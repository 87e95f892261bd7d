import { dirname, resolve } from 'node:path';
import { operationIds } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { isObject, type JsonObject, listAt, textAt } from '../../suites/core/json.ts';
import { parseBaseUrl } from '../../suites/target/base-url.ts';
import { resolveRelease } from '../../suites/target/load-release.ts';
import { UsageError } from '../exit.ts';
import { toProfile } from '../import-fcs/to-profile.ts';
import type { Notes } from '../import-fcs/to-tokens.ts';
import { importTokens } from './import-tokens.ts';
import { referenceTo } from './plan-secrets.ts';
import { accountGroups, planFamily, planUpdates, planVersion } from './plan-words.ts';
import { readWhole, type WholeReader } from './read-whole.ts';
import { withoutPlace } from './without-place.ts';

/** Whether a document is a plan of the new official suite, of whatever version, and no discovery file of the old one. */
export function isPlan(document: JsonObject): boolean {
  return typeof document.schemaVersion === 'string' && isObject(document.specification);
}

/** A target and a profile, as their files have them. */
export interface ImportedPlan {
  readonly target: JsonObject;
  readonly profile: BankProfile;
}

/**
 * What a plan of the new official suite stands for. Every member that has no place is noted by its path; no secret is copied.
 * Throws a UsageError for a plan that is not about account information, of another version, or without a base URL.
 */
export function importPlan(path: string, document: JsonObject, profileName: string, notes: Notes): ImportedPlan {
  const plan = readWhole(document);
  checkPlan(path, plan);
  const release = releaseOf(plan, notes);
  const baseUrl = parseBaseUrl(plan.text('securityEnvironment', 'resourceBaseUrl') ?? '', release ?? latestRelease);
  if (typeof baseUrl !== 'string') {
    throw new UsageError(baseUrl.message, `${baseUrl.cure} It is "securityEnvironment.resourceBaseUrl".`);
  }
  const name = plan.text('metadata', 'brandName') ?? plan.text('metadata', 'aspspName');
  const profile = toProfile({ name: name ?? '', endpoints: endpointsOf(path, plan, notes) }, notes.lost, 'a test plan');
  const folder = dirname(resolve(path));
  const tokens = importTokens(plan, folder, notes);
  const tls = tlsOf(plan, folder, notes);
  const financialId = plan.text('businessTestData', 'inputs', 'xFapiFinancialId', 'value');
  const accountIds = (listAt(plan.value('businessTestData', 'ais', 'accountIds')) ?? []).flatMap((each) => {
    const id = typeof each === 'string' ? each : textAt(each, 'accountId');
    return id === undefined || id === '' ? [] : [id];
  });
  for (const key of plan.unread()) notes.lost(`${key} of the plan: ${withoutPlace(key)}.`);
  const target = {
    baseUrl,
    ...(release === undefined ? {} : { release }),
    profile: profileName,
    tokens,
    ...(tls === undefined ? {} : { tls }),
    ...(financialId === undefined ? {} : { financialId }),
    ...(accountIds.length === 0 ? {} : { accountIds: [...new Set(accountIds)] }),
  };
  return { target, profile };
}

function checkPlan(path: string, plan: WholeReader): void {
  const version = plan.text('schemaVersion');
  if (version !== planVersion) {
    throw new UsageError(`${path} is a plan of schemaVersion ${version}.`, `Give one of schemaVersion ${planVersion}.`);
  }
  const family = plan.text('specification', 'family');
  if (family !== planFamily) {
    const what = `${path} is a plan for ${family ?? 'no family of specifications'}.`;
    throw new UsageError(what, `This reads plans for ${planFamily}.`);
  }
}

function releaseOf(plan: WholeReader, { lost }: Notes): Release | undefined {
  const version = plan.text('specification', 'version')?.replace(/^v/, '');
  const update = plan.text('specification', 'openApiDocumentUpdate');
  const security = plan.text('specification', 'profile') ?? plan.text('specification', 'securityProfile');
  if (security !== undefined && !/^fapi1[_-]advanced$/i.test(security)) {
    lost(`specification.profile of the plan: a run knows FAPI 1 Advanced, and this says ${security}.`);
  }
  const release = version === undefined ? undefined : resolveRelease(version);
  if (typeof release !== 'string') {
    lost(`The version "${version ?? ''}": the target has the usual release.`);
    return undefined;
  }
  const ours = planUpdates[release];
  if (update !== undefined && ours !== update) {
    const instead = ours === undefined ? '' : `, which is ${ours}`;
    lost(`The document update ${update}: schemas follow the one that this project has of ${release}${instead}.`);
  }
  return release;
}

/** What the groups of a plan select, without the base path. */
function endpointsOf(path: string, plan: WholeReader, { lost }: Notes) {
  const groups = listAt(plan.value('resourceGroups')) ?? [];
  const idOf = (group: unknown) => (typeof group === 'string' ? group : textAt(group, 'id'));
  const ours = groups.find((group) => accountGroups.includes(idOf(group)));
  if (ours === undefined) {
    throw new UsageError(
      `${path} has no resource group of account information: ${groups.map((each) => idOf(each) ?? '?').join(', ') || 'it has none'}.`,
      `Add the group "${String(accountGroups[0])}" to "resourceGroups".`,
    );
  }
  for (const other of groups) {
    if (other !== ours) lost(`The resource group ${idOf(other) ?? '?'}: this judges account information only.`);
  }
  const selected = listAt(ours, 'endpoints') ?? [];
  for (const member of strangers(ours, ['id', 'label', 'endpoints'])) lost(`resourceGroups[].${member}: ${nothing}.`);
  const strange = new Set(
    selected.flatMap((each) => strangers(each, ['method', 'path', 'operationId', 'capabilities'])),
  );
  for (const member of strange) lost(`resourceGroups[].endpoints[].${member}: ${nothing}.`);
  const chosen = selected.filter((endpoint) => (listAt(endpoint, 'capabilities') ?? []).length > 0).length;
  if (chosen > 0) {
    lost(`The capabilities of ${chosen} endpoints: a run looks itself for what an operation can do.`);
  }
  const all = operationIds.map((id) => ({ method: id.split(' ')[0] ?? '', path: id.split(' ')[1] ?? '' }));
  const endpoints = selected.map((endpoint) => ({
    method: textAt(endpoint, 'method') ?? '',
    path: (textAt(endpoint, 'path') ?? '').replace(/^\/open-banking\/v\d+\.\d+\/aisp/, ''),
  }));
  return (selected.length === 0 ? all : endpoints).map((endpoint) => ({ ...endpoint, isRefined: false }));
}

const nothing = 'a target file has nothing like it';

function strangers(value: unknown, known: readonly string[]): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
}

/** Certificates of the connection, as references; undefined where the plan has none. */
function tlsOf(plan: WholeReader, folder: string, notes: Notes): JsonObject | undefined {
  const at = (name: string, file: string) =>
    referenceTo(plan, ['securityEnvironment', 'mtls', name], { folder, file, notes });
  const [certificate, key] = [at('certificate', 'transport.pem'), at('privateKey', 'transport.key')];
  const ca = at('caBundle', 'authorities.pem');
  const wanted = plan.value('securityEnvironment', 'mtls', 'enabled') === true;
  const isMethod = plan.text('securityEnvironment', 'clientAuthMethod') === 'tls_client_auth';
  if (certificate === undefined && key === undefined && !wanted && !isMethod) {
    return ca === undefined ? undefined : { ca };
  }
  if (certificate === undefined || key === undefined) {
    notes.toDo(
      'Put the certificate of the client into transport.pem and its key into transport.key, as far as missing.',
    );
  }
  return {
    certificate: certificate ?? { file: 'transport.pem' },
    key: key ?? { file: 'transport.key' },
    ...(ca === undefined ? {} : { ca }),
  };
}
