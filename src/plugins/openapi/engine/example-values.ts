// Reads the values of a sample from the examples of a form.
import type { BodyValues, RequestFile, RequestValues } from './http-request.ts';
import type { BodyForm, Field, RequestForm } from './request-form.ts';

/** The first server, the first alternative of security, the first example of the preferred body, and no credentials. */
export function exampleValues({ parameters, body }: RequestForm): RequestValues {
  return {
    server: 0,
    variables: {},
    parameters: parameters.map(({ field }) => shownValue(field)),
    body: body && exampleBody(body, 0),
    security: 0,
    credentials: {},
  };
}

/** What is entered for a media type at first, by its index. */
export function exampleBody({ media }: BodyForm, at: number): BodyValues {
  const form = media[at];
  const file: RequestFile | undefined = form?.file === undefined ? undefined : { name: form.file, type: form.type };
  return {
    media: at,
    text: form?.examples[0]?.text,
    parts: form?.parts.map(({ field, contentType }) => shownValue(field, contentType)),
    file,
  };
}

function shownValue(field: Field, contentType = ''): unknown {
  if (!field.shown) return undefined;
  if (field.kind !== 'file') return field.example;
  const file: RequestFile = { name: String(field.example), type: contentType };
  return field.many ? [file] : file;
}
