import { basePathOf } from '../../schemas/operations.ts';
import type { Shown } from './home-bank.ts';

/** Text to be copied, which a script puts a button to. */
export function ToCopy({ what, text }: { readonly what: string; readonly text: string }) {
  return (
    <pre data-copy={what}>
      <code>{text}</code>
    </pre>
  );
}

/** The first calls of a developer, ready to be pasted into a shell. */
export function FirstCalls({ bank, origin, control }: Pick<Shown, 'bank' | 'origin' | 'control'>) {
  const [usual, ...others] = bank.releases.map((release) => (bank.baseUrl ?? origin) + basePathOf(release));
  const secure = origin.startsWith('https:');
  const json = "-H 'content-type: application/json'";
  const token = `TOKEN=$(curl -s -X POST '${origin}/stub/tokens?as=env' ${json} -d '{"persona":"household"}' | sed -n 's/^AISP_TOKEN=//p')`;
  return (
    <section id="first-calls">
      <h2>First calls</h2>
      {secure ? (
        <p>Add --cacert, --cert and --key to each: what the bank said when it started names the files.</p>
      ) : null}
      {control === undefined ? (
        <p>Get a token as any OpenID client does; the endpoints are named here:</p>
      ) : (
        <p>A token of a customer, at once and with every permission:</p>
      )}
      <ToCopy
        what="the first call"
        text={control === undefined ? `curl -s ${origin}/.well-known/openid-configuration` : token}
      />
      <p>Their accounts, and what is on them:</p>
      <ToCopy what="the call for accounts" text={`curl -s ${usual}/accounts -H "Authorization: Bearer $TOKEN"`} />
      <ToCopy what="the call for balances" text={`curl -s ${usual}/balances -H "Authorization: Bearer $TOKEN"`} />
      {others.map((other, index) => (
        <>
          <p>{`The same in release ${bank.releases[index + 1]}, by the same token:`}</p>
          <ToCopy
            what={`the call in release ${bank.releases[index + 1]}`}
            text={`curl -s ${other}/accounts -H "Authorization: Bearer $TOKEN"`}
          />
        </>
      ))}
      <p>
        The long way is that of any bank: a consent, an authorisation with pages, a code. An OpenID client finds all
        endpoints in the <a href="/.well-known/openid-configuration">discovery document</a>.
      </p>
    </section>
  );
}
