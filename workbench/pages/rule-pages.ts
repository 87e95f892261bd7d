import { ruleCountsSentence } from '../../reports/contract/index.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { type Group, groupOf, groups } from '../../suites/core/rule.ts';
import type { ListedRule } from '../../suites/run/presented.ts';
import { markdown } from './markdown.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

/** The page of a rule without its title, which a page of the workbench has of its own. */
export function ruleText(text: string): Markup {
  return markdown(text.replace(/^# .*\n/, '').replaceAll('](../service.md#', '](/service#'));
}

/** One rule: what it says, why it matters, an exchange that keeps it and one that breaks it, as a build found them. */
export function rulePage({ id, title }: ListedRule, text: string): Response {
  return page({
    title: `${id}: ${title}`,
    place: '/rules',
    content: html`<h2>The rule</h2>${ruleText(text)}${sameCommand(['rules', id])}`,
  });
}

/** The service document in words of our own, line by line. */
export function servicePage(text: string): Response {
  const own = text.replace(/^# .*\n/, '').replaceAll(/\]\(rules\/([\w-]+)\.md\)/g, '](/rules/$1)');
  return page({ title: 'The service document, line by line', place: '/rules', content: markdown(own) });
}

/** Every rule by its group. */
export function rulesPage(rules: readonly ListedRule[]): Response {
  const present = (Object.keys(groups) as readonly Group[]).filter((group) =>
    rules.some((rule) => groupOf(rule) === group),
  );
  const content = html`<p>${ruleCountsSentence({ known: rules.length })} Each has a page with an exchange that keeps it and one that breaks it.</p>
${present.map(
  (group) => html`<section aria-labelledby="${group}"><h2 id="${group}">${groups[group]}</h2>
<ul class="steps">${rules
    .filter((rule) => groupOf(rule) === group)
    .map(({ id, title }) => html`<li><a href="/rules/${id}"><code>${id}</code></a> ${title}</li>`)}</ul></section>`,
)}${sameCommand(['rules'])}`;
  return page({ title: 'Rules', place: '/rules', content });
}
