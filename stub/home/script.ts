/**
 * What the page does where scripts run: text is copied by a click, and the journal is read again whenever a call was over. All
 * that it shows the bank has made. It is asked for by its own address, so that no policy has to name it.
 */
export const script = `
for (const pre of document.querySelectorAll('pre[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy: ' + pre.dataset.copy);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent);
    button.textContent = 'Copied';
  });
  pre.after(button);
}
const calls = document.getElementById('calls');
if (calls !== null && 'EventSource' in window) {
  const state = document.getElementById('live');
  let reading = false;
  let again = false;
  const read = async () => {
    again = reading;
    if (reading) return;
    reading = true;
    try {
      const answer = await fetch('/stub/home/calls');
      if (answer.ok && !calls.contains(document.activeElement)) calls.innerHTML = await answer.text();
    } finally {
      reading = false;
      if (again) read();
    }
  };
  const events = new EventSource('/stub/journal/stream');
  events.addEventListener('open', () => { state.textContent = 'New calls appear by themselves.'; read(); });
  events.addEventListener('error', () => { state.textContent = 'The bank does not answer: this list may be old.'; });
  events.addEventListener('entry', read);
}
`;
