import type { ListedConsent } from '../control/consents.ts';

/** How many consents the page shows. */
const shownConsents = 20;

const acts = {
  withdrawal: 'Have the PSU withdraw it',
  reauthentication: 'Want the PSU back',
  breakdown: 'Break down once',
  throttling: 'Throttle once',
} as const;

function Acts({ consentId }: Pick<ListedConsent, 'consentId'>) {
  return (
    <details>
      <summary>
        Have something happen<span class="unseen">{` to ${consentId}`}</span>
      </summary>
      <form method="post" action="/stub/home/consent" class="row">
        <input type="hidden" name="consentId" value={consentId} />
        {Object.entries(acts).map(([act, label]) => (
          <button class="plain" type="submit" name="act" value={act}>
            {label}
          </button>
        ))}
      </form>
    </details>
  );
}

/** The consents and what has become of them. */
export function Consents({ consents }: { readonly consents: readonly ListedConsent[] }) {
  return (
    <section id="consents">
      <h2>Consents</h2>
      {consents.length === 0 ? <p>Nobody has made one yet.</p> : null}
      <ul class="list">
        {consents.slice(0, shownConsents).map((consent) => (
          <li>
            <h3>
              <code>{consent.consentId}</code>
            </h3>
            <p>
              <strong>{consent.status}</strong>
              {consent.expired ? ', and its end has come' : ''}
              {` since ${consent.statusUpdateDateTime}; made by ${consent.clientId} at ${consent.creationDateTime}`}
              {consent.persona === undefined ? '' : `; authorised by ${consent.persona}`}
              {consent.expirationDateTime === undefined ? '; without an end' : `; until ${consent.expirationDateTime}`}
            </p>
            <p class="quiet">{consent.permissions.join(', ')}</p>
            {consent.status === 'Authorised' ? <Acts consentId={consent.consentId} /> : null}
          </li>
        ))}
      </ul>
      {consents.length > shownConsents ? (
        <p>
          {`${consents.length - shownConsents} older ones are in the `}
          <a href="/stub/consents">whole list</a>.
        </p>
      ) : null}
    </section>
  );
}
