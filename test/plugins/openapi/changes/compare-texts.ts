// Compares two specifications that are written as YAML, and prints each change as a line.
import type { Api } from '../../../../src/plugins/openapi/api/api.ts';
import type { ApiChange } from '../../../../src/plugins/openapi/changes/change.ts';
import { compareApis } from '../../../../src/plugins/openapi/changes/changes.ts';
import { readSound } from '../read/read-texts.ts';

/** Reads a specification that has to be without faults. */
export function read(text: string, file = 'api.yaml'): Promise<Api> {
  return readSound({ [file]: text });
}

export async function changesBetween(old: string, next: string): Promise<readonly ApiChange[]> {
  return compareApis(await read(old, 'old.yaml'), await read(next, 'new.yaml'));
}

/** `breaking changed type-narrowed | request body > id | the type narrows …`, after the operation where there are several. */
export async function compare(old: string, next: string): Promise<readonly string[]> {
  return (await changesBetween(old, next)).map(print);
}

export function print({ breaking, kind, code, at, message }: ApiChange): string {
  return `${breaking ? 'breaking ' : ''}${kind} ${code} | ${at} | ${message}`;
}

/** A specification with these paths and other keys, each an indented text. */
export function spec(paths: string, others = '', version = '3.1.0'): string {
  return `openapi: ${version}\ninfo: { title: Shop, version: '1' }\n${others}\npaths:\n${indent(paths, 2)}\n`;
}

/** The operation `POST /things`, with keys of its own. */
export function operation(keys: string, others = ''): string {
  return spec(`/things:\n  post:\n    responses: { 204: { description: Done } }\n${indent(keys, 4)}`, others);
}

/** `POST /things`, whose request body has the schema. */
export function requestOf(schema: string, others = ''): string {
  return spec(
    `/things:\n  post:\n    requestBody:\n      content:\n        application/json:\n          schema:\n${indent(schema, 12)}\n    responses: { 204: { description: Done } }`,
    others,
  );
}

/** `POST /things`, whose answer has the schema. */
export function responseOf(schema: string, others = ''): string {
  return spec(
    `/things:\n  post:\n    responses:\n      200:\n        description: Done\n        content:\n          application/json:\n            schema:\n${indent(schema, 14)}`,
    others,
  );
}

export function indent(text: string, by: number): string {
  return text
    .trim()
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
}
