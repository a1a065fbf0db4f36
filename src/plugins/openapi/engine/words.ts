// Lists the texts of the form, which a page may replace by those in its language.

export const words = {
  addressInvalid: 'The address of this request is not valid.',
  answerBody: 'Response body',
  answerHeaders: 'Response headers',
  answerImage: 'Response image',
  answerNoText: 'The body is not text: {size}.',
  body: 'Body',
  browserKeepsCookie: 'Browsers only send the cookies that they have, so a page cannot send this one.',
  browserKeepsHeader: 'Browsers do not send this header from a page.',
  browserKeepsBody: 'Browsers do not send a body with {method}.',
  browserKeepsMethod: 'Browsers do not send {method} requests from a page.',
  cancel: 'Cancel',
  cancelled: 'The request was canceled.',
  chooseNone: 'not sent',
  cookies: 'Cookies',
  credentials: 'Credentials',
  credentialsNone: 'none',
  cut: 'Only the first {count} characters are shown.',
  emptyBody: 'The response has no body.',
  example: 'Example',
  failed: 'No response was received.',
  failedBlocked: 'The security policy of this site does not allow requests to {host}.',
  failedCauses: 'Browsers do not tell pages why. Possible reasons:',
  failedMixed: 'This page was loaded over HTTPS, so browsers refuse requests over HTTP.',
  failedPolicy: 'the security policy of this site does not allow {host}, or a browser extension blocks it.',
  failedRefused: 'the server does not allow requests from {origin}: it must respond with the header {header}.',
  failedUnreachable: 'the server cannot be reached.',
  file: 'File',
  headerInvalid: 'The header {name} contains characters that are not allowed in headers.',
  headers: 'Headers',
  invalidJson: 'This is not JSON: {detail}',
  invalidNumber: 'This is not a number.',
  itemsByLine: 'one item on each line',
  mediaType: 'Content type',
  milliseconds: '{count} ms',
  missing: 'This is required.',
  oauth: 'token',
  parametersPath: 'Path',
  parametersQuery: 'Query',
  password: 'password',
  required: 'required',
  secretValue: 'value',
  send: 'Send',
  sending: 'Sending…',
  server: 'Server',
  user: 'user name',
};

export type Words = typeof words;

/** Replaces each `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
