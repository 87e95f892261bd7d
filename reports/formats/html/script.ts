/** What evidence can do in any page: what is left out opens, command lines are copied, and all is open for printing. It calls nobody. */
export const evidenceScript = `
(() => {
  for (const button of document.querySelectorAll('button.gap')) {
    button.addEventListener('click', () => {
      const lines = button.nextElementSibling;
      lines.hidden = !lines.hidden;
      button.setAttribute('aria-expanded', String(!lines.hidden));
    });
  }
  const copied = (text) => navigator.clipboard ? navigator.clipboard.writeText(text).then(() => true, () => false) : Promise.resolve(false);
  for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const command = button.nextElementSibling;
      const done = await copied(command.textContent);
      if (!done) getSelection().selectAllChildren(command);
      button.firstChild.data = done ? 'Copied ' : 'Selected ';
    });
  }
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details:not(.headers)')) details.open = true;
  });
})();
`;

/** The script of the report: the filter, which the address keeps behind its #, links to evidence, and what evidence can do. It calls nobody. */
export const script = `
(() => {
  const form = document.getElementById('filter');
  const list = document.getElementById('rule-list');
  if (!form || !list) return;
  const rules = [...list.children].map((item) => ({ item, outcome: item.dataset.outcome, text: (item.textContent + ' ' + item.dataset.places).toLowerCase() }));
  const boxes = [...form.querySelectorAll('input[type=checkbox]')];
  const output = form.querySelector('output');
  const apply = () => {
    const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const shown = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let matches = 0;
    for (const { item, outcome, text } of rules) {
      item.hidden = !shown.has(outcome) || !words.every((word) => text.includes(word));
      if (!item.hidden) matches += 1;
    }
    output.value = (matches === rules.length ? matches + ' rules' : matches + ' of ' + rules.length + ' rules') + ' in the run';
    document.getElementById('no-match').hidden = matches > 0;
  };
  const keep = () => {
    const wanted = new URLSearchParams();
    if (form.elements.text.value !== '') wanted.set('find', form.elements.text.value);
    if (!boxes.every((box) => box.checked)) wanted.set('show', boxes.filter((box) => box.checked).map((box) => box.value).join(','));
    history.replaceState(null, '', wanted.size > 0 ? '#rules?' + wanted : '#rules');
  };
  const restore = () => {
    if (!location.hash.startsWith('#rules?')) return;
    const wanted = new URLSearchParams(location.hash.slice('#rules?'.length));
    const shown = wanted.get('show');
    form.elements.text.value = wanted.get('find') || '';
    for (const box of boxes) box.checked = shown === null || shown.split(',').includes(box.value);
    apply();
    document.getElementById('rules').scrollIntoView();
  };
  form.hidden = false;
  const change = () => { apply(); keep(); };
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(change));
  for (const link of document.querySelectorAll('a[data-outcome]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      form.elements.text.value = '';
      for (const box of boxes) box.checked = box.value === link.dataset.outcome;
      change();
      document.getElementById('rules').scrollIntoView();
    });
  }
  addEventListener('hashchange', restore);
  restore();
})();
${evidenceScript}`;
