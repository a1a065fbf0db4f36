// Renders the choice among alternatives of security, and inputs for the credentials of one.
import type { ReactElement } from 'react';
import type { Credential } from '../../engine/http-request.ts';
import type { CredentialForm, SecurityForm } from '../../engine/request-form.ts';
import type { Words } from '../../engine/words.ts';
import { Labelled } from './Labelled.tsx';

interface CredentialFieldsProps {
  readonly words: Words;
  readonly security: readonly SecurityForm[];
  readonly chosen: number;
  readonly credentials: Readonly<Record<string, Credential>>;
  readonly onChoose: (chosen: number) => void;
  readonly onEnter: (scheme: string, credential: Credential) => void;
}

export function CredentialFields(props: CredentialFieldsProps): ReactElement | null {
  const { words, security, chosen, credentials, onChoose, onEnter } = props;
  if (security.every((one) => one.length === 0)) return null;
  return (
    <fieldset className="api-try-group">
      <legend>{words.credentials}</legend>
      {security.length > 1 && (
        <Labelled words={words} label={words.credentials} isHeard>
          {(input) => (
            <select {...input} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
              {security.map((alternative, at) => (
                <option key={at} value={at}>
                  {alternative.map(({ scheme }) => scheme).join(' + ') || words.credentialsNone}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {security[chosen]?.map((form) => (
        <CredentialField
          key={form.scheme}
          {...{ words, form }}
          credential={credentials[form.scheme] ?? { secret: '' }}
          onEnter={(credential) => onEnter(form.scheme, credential)}
        />
      ))}
    </fieldset>
  );
}

interface CredentialFieldProps {
  readonly words: Words;
  readonly form: CredentialForm;
  readonly credential: Credential;
  readonly onEnter: (credential: Credential) => void;
}

function CredentialField({ words, form, credential, onEnter }: CredentialFieldProps): ReactElement {
  const { scheme, kind, name } = form;
  const label = (holds: string): ReactElement => (
    <>
      <code>{scheme}</code> {holds}
    </>
  );
  // Browsers send the cookies that they have, and certificates that are installed in them.
  if (kind === 'cookie' || kind === 'none') {
    return (
      <div className="api-try-field">
        <p className="api-try-name">{label(name)}</p>
        {kind === 'cookie' && <p className="api-try-hint">{words.browserKeepsCookie}</p>}
      </div>
    );
  }
  const holds = kind === 'basic' ? words.password : kind === 'bearer' ? words.oauth : name || words.secretValue;
  return (
    <>
      {kind === 'basic' && (
        <Labelled words={words} label={label(words.user)}>
          {(input) => (
            <input
              {...input}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={credential.user ?? ''}
              onChange={({ target }) => onEnter({ ...credential, user: target.value })}
            />
          )}
        </Labelled>
      )}
      <Labelled words={words} label={label(holds)}>
        {(input) => (
          <input
            {...input}
            type="password"
            autoComplete="off"
            value={credential.secret}
            onChange={({ target }) => onEnter({ ...credential, secret: target.value })}
          />
        )}
      </Labelled>
    </>
  );
}
