import { basePathOf, operation } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import { type JsonObject, listAt, textAt } from '../../suites/core/json.ts';
import { parseBaseUrl } from '../../suites/target/base-url.ts';
import { resolveRelease } from '../../suites/target/load-release.ts';
import { UsageError } from '../exit.ts';
import type { Notes } from '../import-fcs/to-tokens.ts';
import { exportPsu } from './export-psu.ts';
import { exportSecurity } from './export-security.ts';
import { planFamily, planUpdates, planVersion } from './plan-words.ts';
import { readWhole, type WholeReader } from './read-whole.ts';
import { withoutWord } from './without-word.ts';

/** What stands beside a target file that is exported. */
export interface ExportPlace {
  /** Where its relative paths begin. */
  readonly folder: string;
  readonly profile: BankProfile;
  /** Whether the profile is one of those that come with the project. */
  readonly isNamed: boolean;
}

/** The plan that a target stands for, as its file has it. What a plan cannot express is noted, and no secret is in it. */
export function exportPlan(document: JsonObject, place: ExportPlace, notes: Notes): JsonObject {
  const target = readWhole(document);
  const { profile } = place;
  target.value('profile');
  const release = releaseOf(target);
  const update = planUpdates[release];
  if (update === undefined) {
    const known = Object.keys(planUpdates).join(', ');
    notes.lost(`Release ${release}: the suite has tests of ${known}, and takes the plan once it names one of them.`);
  }
  const baseUrl = parseBaseUrl(target.text('baseUrl') ?? '', release);
  if (typeof baseUrl !== 'string') throw new UsageError(baseUrl.message, `${baseUrl.cure} It is "baseUrl".`);
  const path = basePathOf(release);
  const ownPath = target.text('basePath');
  if (ownPath !== undefined && ownPath.replace(/\/+$/, '') !== path) {
    notes.lost(`basePath ${ownPath}: a plan has the paths of the standard, which begin with ${path}.`);
  }
  const settings = settingsOf(profile);
  if (settings.length > 0) {
    notes.lost(
      `${settings.join(', ')} of the profile ${profile.name}: a plan says which operations there are, no more.`,
    );
  }
  const plan = {
    schemaVersion: planVersion,
    specification: {
      family: planFamily,
      version: release,
      ...(update === undefined ? {} : { openApiDocumentUpdate: update }),
      profile: 'FAPI1_ADVANCED',
    },
    executionMode: 'development',
    securityEnvironment: { ...exportSecurity(target, place.folder, notes), resourceBaseUrl: baseUrl },
    resourceGroups: [
      {
        id: 'AIS',
        label: 'Account and Transaction',
        endpoints: profile.operations.map((id) => {
          const { method, path: below } = operation(id);
          return { method, path: path + below };
        }),
      },
    ],
    businessTestData: businessData(target, notes),
    metadata: place.isNamed ? {} : { aspspName: profile.name },
    ...exportPsu(target, notes),
  };
  for (const key of target.unread()) notes.lost(`${key} of the target file: ${withoutWord(key)}.`);
  return plan;
}

function releaseOf(target: WholeReader): Release {
  const release = resolveRelease(target.text('release'));
  if (typeof release !== 'string') throw new UsageError(release.message, release.cure);
  return release;
}

/** What a profile holds besides its operations, and would not hold after an import. */
function settingsOf({ name, description, operations, notImplemented, ...settings }: BankProfile): readonly string[] {
  const usual = notImplemented.length === 1 && notImplemented[0] === 404;
  const set = Object.entries(settings).flatMap(([key, value]) => (value === false ? [] : [key]));
  return [...(usual ? [] : ['notImplemented']), ...set];
}

/** The accounts, and a token that is there already, by the name of the variable that holds it. */
function businessData(target: WholeReader, { lost, toDo }: Notes): JsonObject {
  const accountIds = listAt(target.value('accountIds')) ?? [];
  const tokens = target.text('tokens', 'kind') === 'ready-made' ? (listAt(target.value('tokens', 'tokens')) ?? []) : [];
  const detail = tokens.find((each) => textAt(each, 'consent') === 'detail');
  const variable = textAt(detail, 'token', 'env');
  if (tokens.length > 0) {
    const others = tokens.length - (variable === undefined ? 0 : 1);
    if (others > 0)
      lost(`${others} of ${tokens.length} ready-made tokens: a plan takes one, by the name of its variable.`);
    lost('That tokens are there already: the suite obtains those of its tests itself, as a client of the bank.');
  }
  if (variable !== undefined) toDo(`Put the token that ${variable} holds in the place of env:${variable}.`);
  return {
    ...(accountIds.length === 0 ? {} : { ais: { accountIds } }),
    ...(variable === undefined ? {} : { inputs: { accessToken: { value: `env:${variable}` } } }),
  };
}
