// Defines what the parts of an API are built with, and reads their plain values.
import { type Fields, isFields, type Place } from 'slodocs/kit';
import type { Prose } from '../../api/answers.ts';
import type { ExternalDocs, Format, PageSettings } from '../../api/api.ts';
import { type At, below, type Report } from '../faults.ts';
import type { Objects } from '../objects.ts';

export interface Building extends Omit<Objects, 'document'> {
  readonly format: Format;
  readonly report: Report;
  locate(at: At, part?: 'key' | 'value'): Place;
}

export function textOf(fields: Fields, key: string): string | undefined {
  return fields[key] as string | undefined;
}

/** When something deprecated ends. Other tools may write something else than a text there. */
export function sunsetOf(fields: Fields): string | undefined {
  const value = fields['x-sunset'];
  return typeof value === 'string' ? value : undefined;
}

export function flagOf(fields: Fields, key: string): boolean {
  return fields[key] === true;
}

export function listOf<T = Fields>(fields: Fields, key: string): readonly T[] {
  return (fields[key] as readonly T[] | undefined) ?? [];
}

export function fieldsOf(fields: Fields, key: string): Fields | undefined {
  const value = fields[key];
  return isFields(value) ? value : undefined;
}

/** The entries of a map of objects. */
export function entriesOf(fields: Fields, key: string): readonly (readonly [string, Fields])[] {
  return Object.entries(fieldsOf(fields, key) ?? {}).flatMap(([name, value]) =>
    isFields(value) ? [[name, value] as const] : [],
  );
}

/** A text in Markdown; undefined where it is empty. */
export function proseOf({ placeOf, locate }: Building, fields: Fields, key = 'description'): Prose | undefined {
  const value = textOf(fields, key);
  if (value === undefined || value.trim() === '') return undefined;
  return { value, place: locate(below(placeOf(fields), key)) };
}

export function externalDocsOf(building: Building, fields: Fields): ExternalDocs | undefined {
  const docs = fieldsOf(fields, 'externalDocs');
  const url = docs && textOf(docs, 'url');
  return docs && url !== undefined ? { url, description: proseOf(building, docs) } : undefined;
}

export function settingsOf(fields: Fields): PageSettings {
  const settings = fieldsOf(fields, 'x-slodocs') ?? {};
  const { title, slug, order } = settings as { title?: string; slug?: string; order?: number };
  return { title, slug, order: order && Number(order), hide: flagOf(settings, 'hide') };
}
