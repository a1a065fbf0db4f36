// Lists the texts of the form, which a page may replace by those in its language.

export const words = {
  addressInvalid: 'The address of this request is not valid.',
  answerBody: 'Body of the answer',
  answerHeaders: 'Headers of the answer',
  answerImage: 'Image of the answer',
  answerNoText: 'The body is no text: {size}.',
  body: 'Body',
  browserKeepsCookie: 'Browsers send the cookies that they have: a page cannot send this one.',
  browserKeepsHeader: 'Browsers do not send this header from a page.',
  browserKeepsBody: 'Browsers send no body with {method}.',
  browserKeepsMethod: 'Browsers send no {method} from a page.',
  cancel: 'Cancel',
  cancelled: 'The request was cancelled.',
  chooseNone: 'not sent',
  cookies: 'Cookies',
  credentials: 'Credentials',
  credentialsNone: 'none',
  cut: 'Only the first {count} characters are shown.',
  emptyBody: 'The answer has no body.',
  example: 'Example',
  failed: 'No answer came.',
  failedBlocked: 'The security policy of this site does not allow requests to {host}.',
  failedCauses: 'A browser does not tell a page why. It can be that:',
  failedMixed: 'This page was loaded by HTTPS, so browsers refuse requests by HTTP.',
  failedPolicy: 'the security policy of this site does not allow {host}, or an extension of the browser blocks it.',
  failedRefused: 'the server allows no requests from {origin}: it has to answer with the header {header}.',
  failedUnreachable: 'the server cannot be reached.',
  file: 'File',
  headerInvalid: 'The header {name} has characters that a header cannot have.',
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
