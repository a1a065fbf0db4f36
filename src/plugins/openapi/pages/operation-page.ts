// Builds the page of an operation or a webhook.
import type { TreeNode, VirtualSource } from 'slodocs/kit';
import type { Operation } from '../api/api.ts';
import { requestBodyOf, responsesOf } from './bodies.ts';
import { meaningOf } from './meaning.ts';
import { box, code, component, heading, markdown, paragraph, summaryOf, text } from './nodes.ts';
import { type Samples, samplesOf } from './operation-samples.ts';
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
