import type { BankSideConfig, FlowConfig, Target } from '../../../suites/target/target.ts';
import type { Lack } from './lacks.ts';
import type { Row } from './pairwise.ts';
import type { Means } from './situation.ts';

const hooks = ['withdraw', 'reauthenticate', 'breakDown', 'throttle', 'switchAccount', 'closeAccount'] as const;
const withOrWithout = ['with', 'without'] as const;

/** What a target file for consents of the run's own may say or leave out. */
export const headlessDimensions = {
  reject: withOrWithout,
  selectSome: withOrWithout,
  shortLived: withOrWithout,
  otherPsu: withOrWithout,
  secondClient: withOrWithout,
  otherScope: withOrWithout,
  certificate: withOrWithout,
  withdraw: withOrWithout,
  reauthenticate: withOrWithout,
  breakDown: withOrWithout,
  throttle: withOrWithout,
  switchAccount: withOrWithout,
  closeAccount: withOrWithout,
} as const;

const lackOf = {
  reject: 'tokens.parameters.reject',
  selectSome: 'tokens.parameters.selectSome',
  shortLived: 'tokens.parameters.shortLived',
  otherPsu: 'tokens.parameters.otherPsu',
  secondClient: 'tokens.secondClient',
  otherScope: 'tokens.otherScope',
  certificate: 'tls.certificate',
  withdraw: 'bankSide.withdraw',
  reauthenticate: 'bankSide.reauthenticate',
  breakDown: 'bankSide.breakDown',
  throttle: 'bankSide.throttle',
  switchAccount: 'bankSide.switchAccount',
  closeAccount: 'bankSide.closeAccount',
} as const satisfies Readonly<Record<keyof typeof headlessDimensions, Lack>>;

/** A tester whose target file has the run make consents and have them authorised without a person. */
export function headless(row: Row<typeof headlessDimensions>): Means {
  const has = (name: keyof typeof headlessDimensions) => row[name] === 'with';
  const missing = (Object.keys(headlessDimensions) as (keyof typeof headlessDimensions)[]).filter((name) => !has(name));
  return {
    name: `headless${missing.length === 0 ? '' : `, without ${missing.map((name) => lackOf[name].replace(/^.*\\./, '')).join(', ')}`}`,
    lacks: missing.map((name) => lackOf[name]),
    hasCertificate: has('certificate'),
    target: (usual) => {
      if (usual.tokens.kind === 'ready-made') throw new TypeError('the usual target makes consents');
      return { ...usual, tokens: tokensOf(usual.tokens, has), bankSide: bankSideOf(usual, has) };
    },
  };
}

type Has = (name: keyof typeof headlessDimensions) => boolean;

function tokensOf({ secondClient, otherScope, parameters, ...rest }: FlowConfig, has: Has): FlowConfig {
  const { reject, selectSome, shortLived, otherPsu, ...kept } = parameters;
  return {
    ...rest,
    ...(has('secondClient') && secondClient !== undefined ? { secondClient } : {}),
    ...(has('otherScope') && otherScope !== undefined ? { otherScope } : {}),
    parameters: {
      ...kept,
      ...(has('reject') && reject !== undefined ? { reject } : {}),
      ...(has('selectSome') && selectSome !== undefined ? { selectSome } : {}),
      ...(has('shortLived') && shortLived !== undefined ? { shortLived } : {}),
      ...(has('otherPsu') && otherPsu !== undefined ? { otherPsu } : {}),
    },
  };
}

function bankSideOf({ bankSide = {} }: Target, has: Has): BankSideConfig {
  return Object.fromEntries(hooks.filter(has).flatMap((hook) => [[hook, bankSide[hook]]]));
}
