/**
 * The script of the reference page: shows the document that the page names, and gets a token for what is tried out. It calls
 * nobody but this bank.
 */
export const script = `
(() => {
  const place = document.getElementById('reference');
  const form = document.getElementById('token');
  const ui = SwaggerUIBundle({
    url: place.dataset.document,
    domNode: place,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    validatorUrl: null,
    onComplete: () => { if (form) form.hidden = false; },
  });
  if (!form) return;
  const said = form.querySelector('output');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const persona = form.elements.persona.value;
    try {
      const answer = await fetch('/stub/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona }),
      });
      const body = await answer.json();
      if (!answer.ok) throw new Error(body.error_description);
      ui.preauthorizeApiKey('AccessToken', body.access_token);
      ui.preauthorizeApiKey('ClientToken', body.client_token);
      said.value = 'Calls go out with a token of ' + persona + '. AccountIds: ' + body.account_ids.join(', ') + '. ConsentId: ' + body.openbanking_intent_id + '.';
    } catch (error) {
      said.value = 'There is no token: ' + error.message + '.';
    }
  });
})();
`;
