// Builds the page of an operation or a webhook.

import { type TreeNode, tabsNode, type VirtualSource } from 'slodocs/kit';
import type { Api, Operation } from '../api/api.ts';
import { writeJson } from '../engine/json.ts';
import type { RequestForm } from '../engine/request-form.ts';
import { type Words, words } from '../engine/words.ts';
import { absoluteServer } from '../samples/absolute-server.ts';
import { makeRequestForm } from '../samples/request-form.ts';
import type { ResponseSample } from '../samples/samples.ts';
import { requestSamples, responseSamples, type SampleLanguage } from '../samples/samples.ts';
import { requestBodyOf, responsesOf } from './bodies.ts';
import { meaningOf } from './meaning.ts';
import { box, code, component, fence, heading, markdown, paragraph, summaryOf, text } from './nodes.ts';
import { parametersOf } from './parameters.ts';
import type { Say } from './schema/facts.ts';
import { idPart, type Showing } from './schema/fields.ts';
import {
  type Entry,
  firstParagraph,
  idOf,
  introductionId,
  linkBetween,
  type MoreProse,
  type Section,
  spotOf,
  titleOf,
} from './section.ts';
import { securityOf } from './security.ts';
import { moreOf, versionNote } from './versions.ts';

/** `prose` is a Markdown file with more about the operation. */
export function operationPage(entry: Entry, section: Section, samples: Samples, prose: MoreProse): VirtualSource {
  const { api, say } = section;
  const { operation, isWebhook } = entry;
  const id = idOf(entry, section);
  const introduction = linkBetween(id, introductionId(section));
  const showing = showingOf(section, isWebhook ? 'response' : 'request');
  const linkTo = (operation: string): string | undefined => {
    const other = section.byName.get(operation);
    return other && linkBetween(id, idOf(other, section));
  };
  const about = [
    ...versionNote(section, id, entry.slug),
    component('ApiEndpoint', endpointOf(operation, isWebhook), deprecationOf(operation, say)),
    ...markdown(operation.description),
    ...(prose.path === undefined ? [] : [{ type: 'partial', path: prose.path }]),
    ...moreOf(operation.externalDocs, say),
    ...(isWebhook ? [] : securityOf(operation, api, say, introduction)),
  ];
  const details = [
    ...parametersOf(operation, 2, showing),
    ...requestBodyOf(operation, 2, showing),
    ...responsesOf(operation, 2, { ...showing, direction: isWebhook ? 'request' : 'response' }, linkTo),
    ...callbacksOf(operation, section, showing),
  ];
  const beside = samplesOf(operation, section, samples, isWebhook);
  return {
    id,
    // One that an overlay adds is written there.
    origin: operation.place.file,
    place: operation.place,
    ...meaningOf(section, [...about, ...details], [titleOf(entry), prose.translation]),
    frontMatter: {
      title: titleOf(entry),
      description: firstParagraph(operation.description) ?? `${operation.method.toUpperCase()} ${operation.path}`,
      hide_table_of_contents: true,
      wrapperClassName: 'api-page',
      ...(section.isDeprecated && { search: { boost: 0.5 } }),
    },
    tree: {
      type: 'root',
      children: [component('ApiOperation', {}, [box('api-about', about), ...beside, box('api-details', details)])],
    },
    ...section.docs,
    sidebar: spotOf(entry, section),
  };
}

function showingOf({ api, say }: Section, direction: Showing['direction']): Showing {
  return { api, say, direction, taken: new Set(), count: { fields: 0, variants: 0 } };
}

function deprecationOf({ deprecated, sunset }: Operation, say: Say): readonly TreeNode[] {
  if (!deprecated) return [];
  const end = sunset === undefined ? '' : ` ${say('openapi.sunset', { date: sunset })}`;
  return [paragraph(text(`${say('openapi.deprecatedOperation')}${end}`))];
}

function endpointOf({ method, path, deprecated, servers }: Operation, isWebhook: boolean): Record<string, unknown> {
  return { method: method.toUpperCase(), path, server: isWebhook ? undefined : servers[0]?.url.replace(/\/$/, ''), deprecated };
}

function callbacksOf({ callbacks }: Operation, { say }: Section, showing: Showing): readonly TreeNode[] {
  if (callbacks.length === 0) return [];
  const shown = callbacks.flatMap(({ name, operations }) => [
    heading(3, [code(name)]),
    ...operations.flatMap((operation) => {
      const prefix = `callback-${idPart(name)}-${operation.method}-`;
      const other = { ...showing, direction: 'response' as const };
      return [
        component('ApiEndpoint', endpointOf(operation, true), deprecationOf(operation, say)),
        ...summaryOf(operation),
        ...markdown(operation.description),
        ...parametersOf(operation, 4, other, prefix),
        ...requestBodyOf(operation, 4, other, prefix),
        ...responsesOf(operation, 4, { ...showing, direction: 'request' }, () => undefined, prefix),
      ];
    }),
  ]);
  return [heading(2, say('openapi.callbacks')), ...shown];
}

interface Samples {
  readonly languages: readonly SampleLanguage[];
  readonly tryIt: boolean;
}

/** Nothing for an operation that has no samples. */
function samplesOf(
  operation: Operation,
  { api, say, location }: Section,
  options: Samples,
  isWebhook: boolean,
): readonly TreeNode[] {
  const shown = isWebhook
    ? payloadOf(operation, api, say('openapi.payloadSamples'))
    : requestOf(operation, makeRequestForm(operation, api), location, options, say);
  const answers = operation.responses.flatMap((response) => {
    const children = fencesOf(responseSamples(response, api));
    return children.length > 0 ? [{ value: response.status, label: response.status, children }] : [];
  });
  const all = [...shown, ...tabbed(say('openapi.responseSamples'), answers)];
  return all.length > 0 ? [component('ApiSamples', { label: say('openapi.examples') }, all)] : [];
}

/** Samples leave the page, so they name a host; a browser sends to the one of the page. */
function requestOf(operation: Operation, form: RequestForm, location: string, options: Samples, say: Say): readonly TreeNode[] {
  const elsewhere = { ...form, servers: form.servers.map((server) => absoluteServer(server, location)) };
  const tabs = requestSamples(operation, elsewhere, options).map(
    ({ language, label, code, syntax }): Tab => ({ value: language, label, children: [fence(syntax, code)] }),
  );
  return [...tabbed(say('openapi.requestSamples'), tabs, 'api-language'), ...(options.tryIt ? [tryOf(form, say)] : [])];
}

function tryOf(form: RequestForm, say: Say): TreeNode {
  const own = Object.entries(words)
    .map(([name, text]) => ({ name, text, said: say(`openapi.try.${name as keyof Words}`) }))
    .filter(({ text, said }) => said !== text)
    .map(({ name, said }) => [name, said] as const);
  return component('ApiTry', {
    label: say('openapi.tryIt'),
    form: writeJson(form),
    failed: say('openapi.tryFailed'),
    ...(own.length > 0 && { words: JSON.stringify(Object.fromEntries(own)) }),
  });
}

function payloadOf({ requestBody }: Operation, api: Api, title: string): readonly TreeNode[] {
  const children = requestBody ? fencesOf(responseSamples(requestBody, api)) : [];
  return children.length > 0 ? [heading(2, title), ...children] : [];
}

/** Titled where there are several. */
function fencesOf(samples: readonly ResponseSample[]): readonly TreeNode[] {
  return samples.map(({ syntax, code, type, name }) => {
    const isAlone = samples.filter((one) => one.type === type).length === 1;
    const title = (isAlone || name === '' ? type : `${type}: ${name}`).replaceAll('"', "'");
    return fence(syntax, code, samples.length > 1 ? `title="${title}"` : undefined);
  });
}

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
}

function tabbed(title: string, tabs: readonly Tab[], group?: string): readonly TreeNode[] {
  if (tabs.length === 0) return [];
  return [heading(2, title), tabsNode(tabs as never, group) as unknown as TreeNode];
}
