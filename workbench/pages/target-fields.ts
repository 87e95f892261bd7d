import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { at, listAt, pointer as pointerOf, textAt } from '../../suites/core/json.ts';
import { kindOf, textOf } from '../describing/field-value.ts';
import type { FieldProblem } from '../describing/find-problems.ts';
import { alternative, type SchemaPart, type Step, tokenKinds, wholeSchema } from '../describing/schema-part.ts';
import { areaField, selectField, textField } from './fields.ts';

interface Place {
  readonly value: unknown;
  readonly problems: readonly FieldProblem[];
  readonly path: readonly Step[];
  readonly part: SchemaPart;
  readonly required: boolean;
}

const hints = {
  secret: 'env:NAME for an environment variable, or file:PATH; never the secret itself',
  lines: 'one to a line',
  pairs: 'name: value on each line; for a secret, name: env:NAME or name: file:PATH',
} as const;

/** The fields of a target file, made from its schema, each with what is wrong with its value. */
export function targetFields(value: unknown, problems: readonly FieldProblem[]): Markup {
  return members({ value, problems, path: [], part: wholeSchema, required: true });
}

function members({ part, path, ...rest }: Place): Markup {
  const { properties = {}, required = [] } = part;
  return html`${Object.entries(properties).map(([name, each]) => fieldOf({ ...rest, path: [...path, name], part: each, required: required.includes(name) }))}`;
}

function fieldOf(place: Place): Markup {
  const { value, path, part, problems, required } = place;
  const kind = kindOf(part);
  if (part.const !== undefined) return html``;
  if (kind === 'group') return group(place);
  if (kind === 'list') return list(place);
  const name = pointerOf(...path);
  const wrong = problems.filter(
    ({ pointer }) => pointer === name || (kind !== 'text' && pointer.startsWith(`${name}/`)),
  );
  const extra =
    kind === 'secret' || kind === 'lines' || kind === 'pairs'
      ? `${part.description === undefined ? '' : '; '}${hints[kind]}`
      : '';
  const field = {
    name,
    label: String(path.at(-1)),
    value: textOf(part, at(value, ...path)),
    needed: required && (path.length === 1 || at(value, ...path.slice(0, -1)) !== undefined),
    ...(part.description === undefined && extra === '' ? {} : { hint: `${part.description ?? ''}${extra}` }),
    wrong: wrong.length === 0 ? undefined : wrong.map(({ text }) => text).join('\n'),
  };
  if (kind === 'choice')
    return selectField(
      field,
      ['', ...(part.enum ?? [])].map((each) => [each, each || 'not said'] as const),
    );
  if (kind === 'switch')
    return selectField(field, [
      ['', 'not said'],
      ['true', 'yes'],
      ['false', 'no'],
    ]);
  return kind === 'lines' || kind === 'pairs' ? areaField(field) : textField(field);
}

function group(place: Place): Markup {
  const { value, path, part } = place;
  if (part.oneOf !== undefined) {
    const kind = textAt(value, ...path, 'kind') ?? '';
    const how = {
      name: pointerOf(...path, 'kind'),
      label: 'How access tokens are had',
      value: kind,
      hint: 'After another choice, press “Show its fields”.',
    };
    const options = [
      ['', 'from the environment: AISP_TOKEN and its sisters'],
      ...tokenKinds.map((each) => [each, each]),
    ] as const;
    const fields = alternative(part, kind);
    return html`<fieldset class="group"><legend>${path.join('.')}</legend>${selectField(
      how,
      options.map(([one = '', words = '']) => [one, words] as const),
    )}<p><button type="submit" name="act" value="show" formnovalidate>Show its fields</button></p>${fields !== part && members({ ...place, part: fields })}</fieldset>`;
  }
  return folded(place, members(place));
}

/** Entries that are there, and one more to fill in. */
function list(place: Place): Markup {
  const { value, path, part } = place;
  const entries = listAt(value, ...path) ?? [];
  const { items = {} } = part;
  return folded(
    place,
    html`${[...entries, undefined].map((entry, index) => html`<fieldset class="group"><legend>${entry === undefined ? 'Another one' : `${String(path.at(-1))} ${index + 1}`}</legend>${members({ ...place, path: [...path, index], part: entry === undefined ? { ...items, required: [] } : items })}</fieldset>`)}`,
  );
}

/** Open where it holds something, or something is wrong in it. */
function folded({ value, path, part, problems }: Place, content: Markup): Markup {
  const name = pointerOf(...path);
  const own = problems.filter(({ pointer }) => pointer === name);
  const open = at(value, ...path) !== undefined || problems.some(({ pointer }) => pointer.startsWith(`${name}/`));
  return html`<details${open && html` open`}><summary>${path.join('.')}${part.description !== undefined && html` <span class="quiet">${part.description}</span>`}</summary><fieldset class="group"><legend class="vh">${path.join('.')}</legend>${own.map(({ text }) => html`<p class="wrong">${text}</p>`)}${content}</fieldset></details>`;
}
