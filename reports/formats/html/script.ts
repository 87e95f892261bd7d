/** The script of the report: the filter, links to evidence, and everything open for printing. It calls nobody. */
export const script = `
(() => {
  const form = document.getElementById('filter');
  const list = document.getElementById('rule-list');
  if (!form || !list) return;
  const rules = [...list.children].map((item) => ({ item, outcome: item.dataset.outcome, text: item.textContent.toLowerCase() }));
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
    output.value = matches === rules.length ? matches + ' rules' : matches + ' of ' + rules.length + ' rules';
    document.getElementById('no-match').hidden = matches > 0;
  };
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  for (const link of document.querySelectorAll('a[data-outcome]')) {
    link.addEventListener('click', () => {
      form.elements.text.value = '';
      for (const box of boxes) box.checked = box.value === link.dataset.outcome;
      apply();
    });
  }
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details:not(.headers)')) details.open = true;
  });
})();
`;
