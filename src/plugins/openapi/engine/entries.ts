// Reads what a reader has entered into the values of a request, and tells what is missing or wrong.

import { isJson } from './bodies.ts';
import type { BodyValues, RequestFile, RequestValues } from './http-request.ts';
import { parseJson, writeJson } from './json.ts';
import type { BodyForm, Field, MediaForm, RequestForm } from './request-form.ts';
import { textOf } from './styles.ts';

/** The text of an input; the chosen values of a list with choices; the chosen files. */
export type Entry = string | readonly string[] | readonly RequestFile[];

/** All that is entered into a form, but for credentials. */
export interface Entered extends Pick<RequestValues, 'server' | 'variables' | 'security'> {
  /** In the order of the parameters. */
  readonly parameters: readonly Entry[];
  /** An index in the media. */
  readonly media: number;
  /** In the order of the media. */
  readonly bodies: readonly BodyEntry[];
}

export interface BodyEntry {
  readonly text: string;
  /** In the order of the parts. */
  readonly parts: readonly Entry[];
  readonly files: readonly RequestFile[];
}

export interface Fault {
  readonly field: FieldName;
  readonly kind: 'missing' | 'json' | 'number';
  /** Of `json`: what the browser says of it. */
  readonly detail: string;
}

export type FieldName = `parameter-${number}` | `part-${number}` | 'body';

/** Fields begin with the examples that are shown in samples. */
export function firstEntries({ parameters, body }: RequestForm): Entered {
  return {
    server: 0,
    variables: {},
    security: 0,
    parameters: parameters.map(({ field }) => firstEntry(field)),
    media: 0,
    bodies: (body?.media ?? []).map((media) => ({
      text: media.examples[0]?.text ?? '',
      parts: media.parts.map(({ field }) => firstEntry(field)),
      files: [],
    })),
  };
}

/** `values` are what can be sent where there are no faults. */
export function readEntries(
  form: RequestForm,
  entered: Entered,
): { readonly values: Omit<RequestValues, 'credentials'>; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const read = (name: FieldName, field: Field, required: boolean, entry: Entry | undefined): unknown => {
    const found = readEntry(field, required, entry ?? '');
    if ('kind' in found) faults.push({ field: name, ...found });
    return 'value' in found ? found.value : undefined;
  };
  const { server, variables, security } = entered;
  const parameters = form.parameters.map(({ field, required }, at) => {
    return read(`parameter-${at}`, field, required, entered.parameters[at]);
  });
  const body = form.body && readBody(form.body, entered, read, faults);
  return { values: { server, variables, security, parameters, body }, faults };
}

function firstEntry({ kind, choices, example, shown }: Field): Entry {
  if (kind === 'file') return [];
  if (kind === 'list' && choices.length > 0) return shown ? listOf(example).map(textOf) : [];
  if (!shown) return '';
  if (kind === 'list') return listOf(example).map(textOf).join('\n');
  return kind === 'json' ? writeJson(example, 2) : textOf(example);
}

type Found = { readonly value: unknown } | Omit<Fault, 'field'>;

/** An empty input is not sent. */
function readEntry({ kind, many }: Field, required: boolean, entry: Entry): Found {
  if (typeof entry !== 'string') {
    if (entry.length === 0) return required ? { kind: 'missing', detail: '' } : { value: undefined };
    return { value: kind === 'file' && !many ? entry[0] : entry };
  }
  if (entry.trim() === '') return required ? { kind: 'missing', detail: '' } : { value: undefined };
  if (kind === 'list') return { value: entry.split('\n').filter((line) => line.trim() !== '') };
  if (kind === 'number' && Number.isNaN(Number(entry))) return { kind: 'number', detail: '' };
  return kind === 'json' ? readJson(entry) : { value: entry };
}

function readJson(text: string): Found {
  try {
    return { value: parseJson(text) };
  } catch (error) {
    return { kind: 'json', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Undefined where an optional body is left empty. */
function readBody(
  form: BodyForm,
  { media: at, bodies }: Entered,
  read: (name: FieldName, field: Field, required: boolean, entry: Entry | undefined) => unknown,
  faults: Fault[],
): BodyValues | undefined {
  const media = form.media[at];
  const entry = bodies[at];
  if (!media || !entry) return undefined;
  if (media.kind === 'form' || media.kind === 'multipart') {
    return {
      media: at,
      parts: media.parts.map(({ field, required }, part) => read(`part-${part}`, field, required, entry.parts[part])),
    };
  }
  const [file] = entry.files;
  const isEmpty = media.kind === 'binary' ? file === undefined : entry.text.trim() === '';
  if (isEmpty) {
    if (form.required) faults.push({ field: 'body', kind: 'missing', detail: '' });
    return undefined;
  }
  if (media.kind === 'binary') return { media: at, file };
  const found = isJsonMedia(media) ? readJson(entry.text) : undefined;
  if (found && 'kind' in found) faults.push({ field: 'body', ...found });
  return { media: at, text: entry.text };
}

function isJsonMedia({ kind, type }: MediaForm): boolean {
  return kind === 'json' && isJson(type);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
