import { evidenceScript } from '../../reports/formats/html/script.ts';

/**
 * What the pages do where scripts run: evidence does what it does in the report, and a run is shown while it goes on. Whatever is inserted the server
 * has made and escaped. It is asked for by its own address, so that no policy has to name it.
 */
export const script = `${evidenceScript}
(() => {
  const live = document.getElementById('live');
  if (!live || !('EventSource' in window)) return;
  const events = new EventSource(live.dataset.events);
  events.addEventListener('state', (event) => {
    const focused = live.contains(document.activeElement) ? document.activeElement.id : '';
    live.innerHTML = event.data;
    if (focused !== '') document.getElementById(focused)?.focus();
  });
  events.addEventListener('end', () => { events.close(); location.reload(); });
})();
`;
