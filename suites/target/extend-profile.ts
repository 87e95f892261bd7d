import type { BankProfile, Choice } from '../../schemas/profiles/bank-profile.ts';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';

type Settings = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of the built-in profile that a file says only the differences to; undefined where it says all by itself. */
export function extendedName(file: unknown): string | undefined {
  const name = isSettings(file) ? file.extends : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The schema of a profile file: that of a profile, and `extends`. Of one that extends `base`, only what tells it apart is required. */
export function profileFileSchema(names: readonly string[], base: BankProfile | undefined): object {
  const { required, properties, ...rest } = profileSchema;
  const extending = { type: 'string', enum: names, description: 'The built-in profile that holds for all left out.' };
  return {
    ...rest,
    required: base === undefined ? required : ['name', 'description'],
    properties: {
      ...(base === undefined ? properties : partial(properties, base)),
      extends: extending,
    },
  };
}

/** Properties of which the parts may be left out that the base has. */
function partial(properties: Settings, base: BankProfile): Settings {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (!isSettings(schema) || !isSettings((base as unknown as Settings)[name])) return [name, schema];
      const { required: _, ...free } = schema;
      return [name, free];
    }),
  );
}

/**
 * What a file comes to that says only the differences to a built-in profile. What it says is stated; what it leaves to the built-in
 * profile stays chosen where that only chose it.
 */
export function extendProfile(base: BankProfile, { extends: _, ...own }: Settings): BankProfile {
  const usual = base as unknown as Settings;
  const settings = Object.entries(own).map(([name, value]): [string, unknown] => {
    const known = usual[name];
    return [name, isSettings(known) && isSettings(value) ? { ...known, ...value } : value];
  });
  const chosen = base.chosen?.filter((setting) => !states(own, setting));
  return {
    ...base,
    ...(chosen === undefined ? {} : { chosen }),
    ...(Object.fromEntries(settings) as Partial<BankProfile>),
  };
}

function states(own: Settings, setting: Choice): boolean {
  const [name = '', part] = setting.split('.');
  const value = own[name];
  return part === undefined ? value !== undefined : isSettings(value) && value[part] !== undefined;
}
