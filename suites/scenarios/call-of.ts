import { operation } from '../../schemas/operations.ts';
import type { Call, NamedToken } from '../client/call.ts';
import type { ScenarioName } from '../core/probes.ts';
import {
  about,
  asText,
  type CallOptions,
  fillPath,
  inClear,
  isClientChoice,
  type TokenChoice,
} from './call-options.ts';
import type { RunState } from './run-state.ts';

/** What a call goes out with. */
export interface CallFrom {
  readonly choice: TokenChoice;
  /** The token of that choice; none where the call goes without. */
  readonly token: NamedToken | undefined;
  readonly scenario: ScenarioName;
  readonly run: RunState;
}

/** The call that a scenario asks for, as it goes to the target of a run. */
export function callOf(options: CallOptions, { choice, token, scenario, run }: CallFrom): Call {
  const { baseUrl, basePath } = run;
  const known = options.operation === undefined ? undefined : operation(options.operation);
  const path = options.absolutePath ?? basePath + (options.path ?? fillPath(known?.path ?? '', options));
  const body = options.body === undefined ? undefined : asText(options.body);
  const certificate = options.certificate ?? (choice === 'other-client' ? 'other' : undefined);
  const consent = typeof choice === 'string' && choice !== 'none' && !isClientChoice(choice) ? choice : undefined;
  return {
    scenario,
    about: about(options, consent),
    method: options.method ?? known?.method ?? 'GET',
    url: `${options.inClear ? inClear(baseUrl) : baseUrl}${path}${options.query === undefined ? '' : `?${options.query}`}`,
    headers: headersOf(options, run, body !== undefined),
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
    ...(options.scheme === undefined ? {} : { scheme: options.scheme }),
    ...(options.bare ? { bare: true } : {}),
    ...(options.asIs ? { asIs: true } : {}),
    ...(options.beyondBudget ? { beyondBudget: true } : {}),
    ...(certificate === undefined ? {} : { certificate }),
  };
}

function headersOf(
  options: CallOptions,
  { recorder, financialId, fileType }: RunState,
  hasBody: boolean,
): Readonly<Record<string, string>> {
  const usual: Record<string, string | undefined> = {
    'x-fapi-interaction-id': recorder.newInteractionId(),
    // Which type a bank has for its files is its own choice.
    accept: options.operation?.endsWith('/file') ? fileType : 'application/json',
    'x-fapi-financial-id': financialId,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...options.headers,
  };
  return Object.fromEntries(Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
