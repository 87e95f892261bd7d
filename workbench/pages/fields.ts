import { type Content, html, type Markup } from '../../reports/formats/html/markup.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  /** What it is for, below its label. */
  readonly hint?: Content;
  /** What is wrong with its value. */
  readonly wrong?: string | undefined;
  readonly required?: boolean;
  /** Says that it is needed, and leaves it to the check to ask for it: it may be folded away. */
  readonly needed?: boolean;
}

function framed({ name, label, hint, wrong, required, needed = required }: Field, input: Markup): Markup {
  return html`<div class="field"><label for="${idOf(name)}">${label}${needed === true && html` <b class="level">needed</b>`}</label>
${hint !== undefined && html`<span class="quiet" id="${idOf(name)}-hint">${hint}</span>`}${wrong !== undefined && html`<p class="wrong" id="${idOf(name)}-wrong">${wrong}</p>`}${input}</div>`;
}

/** The id of the input of a field. */
export function idOf(name: string): string {
  return `f-${name.replaceAll(/[^\w-]/g, '-')}`;
}

/** What all inputs say of themselves. */
function said({ name, hint, wrong, required }: Field): Markup {
  const described = [
    ...(hint === undefined ? [] : [`${idOf(name)}-hint`]),
    ...(wrong === undefined ? [] : [`${idOf(name)}-wrong`]),
  ];
  return html`id="${idOf(name)}" name="${name}"${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}${wrong !== undefined && html` aria-invalid="true"`}${required === true && html` required`}`;
}

/** A line of text. */
export function textField(field: Field, type: 'text' | 'date' | 'url' | 'number' = 'text'): Markup {
  return framed(
    field,
    html`<input type="${type}" ${said(field)} value="${field.value ?? ''}" autocomplete="off" spellcheck="false"${type === 'number' && html` step="any"`}>`,
  );
}

export function areaField(field: Field): Markup {
  return framed(field, html`<textarea ${said(field)} spellcheck="false">${field.value ?? ''}</textarea>`);
}

/** One of several; an option is a value and its words. */
export function selectField(field: Field, options: readonly (readonly [value: string, words: string])[]): Markup {
  return framed(
    field,
    html`<select ${said(field)}>${options.map(([value, words]) => html`<option value="${value}"${value === (field.value ?? '') && html` selected`}>${words}</option>`)}</select>`,
  );
}

export function checkbox(name: string, label: Content, checked = false, value = 'on'): Markup {
  return html`<label><input type="checkbox" name="${name}" value="${value}"${checked && html` checked`}> <span>${label}</span></label>`;
}

export function hidden(members: Iterable<readonly [name: string, value: string]>): Markup {
  return html`${[...members].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}
