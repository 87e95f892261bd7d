import { sensitivityAt } from '../../redact/sensitive-names.ts';
import { html, type Markup } from './markup.ts';

const value = /^(\s*(?:"(?:[^"\\]|\\.)*": )?)("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)(.*)$/s;

/** True where the name of a member, or of one above it, says that its value is masked in a report. */
export function isMaskedAt(pointer: string): boolean {
  const path = pointer
    .split('/')
    .slice(1)
    .filter((step) => !/^\d+$/.test(step));
  return ['personal', 'credential'].includes(sensitivityAt(path));
}

/** A line of JSON, its value marked where it is masked: a mask keeps the shape of a value and could be taken for one. */
export function maskedLine(text: string, pointer: string): Markup {
  const [, before, masked, after] = isMaskedAt(pointer) ? (value.exec(text) ?? []) : [];
  if (before === undefined || masked === undefined) return html`${text}`;
  return html`${before}<span class="masked" title="masked">${masked}</span>${after}`;
}
