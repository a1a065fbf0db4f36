// Writes credentials where their security scheme wants them.
import type { Credential, HttpHeader } from './http-request.ts';
import { encodeUnreserved } from './percent-encoding.ts';
import type { CredentialForm } from './request-form.ts';

export interface WrittenCredentials {
  readonly headers: readonly HttpHeader[];
  /** Pairs of the query, encoded. */
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/** Secrets are by scheme; a scheme without one is left out. */
export function writeCredentials(
  forms: readonly CredentialForm[],
  secrets: Readonly<Record<string, Credential>>,
): WrittenCredentials {
  const given = forms.flatMap((form) => {
    const credential = Object.hasOwn(secrets, form.scheme) ? secrets[form.scheme] : undefined;
    return credential && (credential.secret !== '' || credential.user) ? [{ ...form, credential }] : [];
  });
  const of = (kind: CredentialForm['kind']) => given.filter((one) => one.kind === kind);
  return {
    headers: given.flatMap(({ kind, name, credential }) => {
      const value = headerOf(kind, name, credential);
      return value === undefined ? [] : [[kind === 'header' ? name : 'Authorization', value] as const];
    }),
    query: of('query').map(({ name, credential }) => `${encodeUnreserved(name)}=${encodeUnreserved(credential.secret)}`),
    cookies: of('cookie').map(({ name, credential }) => `${name}=${credential.secret}`),
  };
}

function headerOf(kind: CredentialForm['kind'], name: string, { user = '', secret }: Credential): string | undefined {
  if (kind === 'basic') return `Basic ${encodeBase64(`${user}:${secret}`)}`;
  if (kind === 'bearer') return `Bearer ${secret}`;
  if (kind === 'http') return `${name} ${secret}`;
  return kind === 'header' ? secret : undefined;
}

/** Of the text's UTF-8, as RFC 7617 recommends. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
