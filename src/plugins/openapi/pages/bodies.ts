// Builds the content about the bodies of requests and responses, by media type.
import type { TreeNode } from 'slodocs/kit';
import type { MediaType, Response } from '../api/answers.ts';
import type { Operation } from '../api/api.ts';
import type { Schema, SchemaObject } from '../api/schema.ts';
import { statusName } from '../engine/status-names.ts';
import { box, code, heading, link, list, markdown, paragraph, summaryOf, text } from './nodes.ts';
import { headersOf } from './parameters.ts';
import { describe, type Showing, structureOf } from './schema/fields.ts';
import { typeName } from './schema/type-name.ts';
import { viewOf } from './schema/view.ts';

export function requestBodyOf({ requestBody }: Operation, depth: number, showing: Showing, prefix = ''): readonly TreeNode[] {
  if (!requestBody) return [];
  const { say } = showing;
  const required = requestBody.required ? [text(' '), flag('required', say('openapi.required'))] : [];
  return [
    heading(depth, say(showing.direction === 'request' ? 'openapi.requestBody' : 'openapi.payload')),
    ...markdown(requestBody.description),
    ...mediaOf(requestBody.content, `${prefix}body`, showing, required),
  ];
}

export function responsesOf(
  { responses }: Operation,
  depth: number,
  showing: Showing,
  linkTo: (operation: string) => string | undefined,
  prefix = '',
): readonly TreeNode[] {
  if (responses.length === 0) return [];
  const { say } = showing;
  const title = say(showing.direction === 'response' ? 'openapi.responses' : 'openapi.expectedResponses');
  const shown = responses.flatMap((response) => {
    const id = `${prefix}response-${response.status.toLowerCase()}`;
    return [
      heading(depth + 1, [status(response.status)]),
      ...summaryOf(response),
      ...markdown(response.description),
      ...headersOf(response.headers, `${id}.headers`, showing),
      ...mediaOf(response.content, `${id}.body`, showing),
      ...linksOf(response, showing, linkTo),
    ];
  });
  return [heading(depth, title), ...shown];
}

/** Media types with one schema share its tree. */
function mediaOf(
  content: readonly MediaType[],
  id: string,
  showing: Showing,
  flags: readonly TreeNode[] = [],
): readonly TreeNode[] {
  const groups = new Map<Schema, MediaType[]>();
  for (const media of content) {
    const own = media.schema ?? media.itemSchema ?? true;
    const schema = [...groups.keys()].find((one) => isSame(one, own)) ?? own;
    groups.set(schema, [...(groups.get(schema) ?? []), media]);
  }
  return [...groups].flatMap(([schema, media], index) => {
    const { api, say } = showing;
    const types = media.flatMap(({ type }, at) => (at === 0 ? [code(type)] : [text(', '), code(type)]));
    const isItems = media[0]?.schema === undefined && media[0]?.itemSchema !== undefined;
    const name = typeName(schema, api, say('openapi.anyValue'));
    const own = index === 0 ? id : `${id}-${index + 1}`;
    return [
      box('api-media', [paragraph(...types, text(' '), kind(isItems ? `${name}, …` : name), ...flags)], own),
      ...describe(viewOf(schema), showing),
      ...structureOf(schema, { id: own, name }, showing),
    ];
  });
}

/** Media types often repeat a list of what they refer to. */
function isSame(a: Schema, b: Schema): boolean {
  if (a === b || typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  const keys = Object.keys(a) as (keyof SchemaObject)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

function linksOf({ links }: Response, { say }: Showing, linkTo: (operation: string) => string | undefined): readonly TreeNode[] {
  if (links.length === 0) return [];
  const items = links.map(({ name, operationId, operationRef, description }) => {
    const address = linkTo(operationId ?? operationRef ?? '');
    const words = code(operationId ?? name);
    return [paragraph(address === undefined ? words : link(address, words)), ...markdown(description)];
  });
  return [paragraph(text(`${say('openapi.links')}:`)), list(items)];
}

/** `404 Not Found`, with the colour of its kind. */
function status(written: string): TreeNode {
  const name = statusName(Number(written));
  const className = ['api-status', `api-status-${/^\d/.exec(written)?.[0] ?? 'default'}`];
  const words = name === '' ? written : `${written} ${name}`;
  return { type: 'box', data: { hName: 'span', hProperties: { className } }, children: [text(words)] };
}

function kind(words: string): TreeNode {
  return { type: 'box', data: { hName: 'span', hProperties: { className: ['api-type'] } }, children: [text(words)] };
}

function flag(name: string, words: string): TreeNode {
  return {
    type: 'box',
    data: { hName: 'span', hProperties: { className: ['api-flag', `api-${name}`] } },
    children: [text(words)],
  };
}
