// Classifies media types, and serializes values as one of them.
import { writeJson } from './json.ts';
import { textOf } from './styles.ts';

/** `application/json`, and what has the suffix `+json`. */
export function isJson(type: string): boolean {
  return /^application\/json\b|\+json\b/i.test(essence(type));
}

export function isXml(type: string): boolean {
  return /^(?:application|text)\/xml$|\+xml$/i.test(essence(type)) && !/^image\//i.test(type);
}

export function isUrlEncoded(type: string): boolean {
  return essence(type) === 'application/x-www-form-urlencoded';
}

/** A value as the text of a medium: JSON, or else the value itself. */
export function writeContent(value: unknown, type: string): string {
  return isJson(type) ? writeJson(value) : textOf(value);
}

/** Without parameters, in lower case. */
export function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
