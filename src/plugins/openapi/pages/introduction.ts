// Builds the introduction of a specification.
import type { TreeNode, VirtualSource } from 'slodocs/kit';
import type { Api, Server } from '../api/api.ts';
import { meaningOf } from './meaning.ts';
import { box, code, component, heading, link, list, markdown, paragraph, text } from './nodes.ts';
import type { Say } from './schema/facts.ts';
import {
  firstParagraph,
  idOf,
  introductionId,
  linkBetween,
  linkToIndex,
  type MoreProse,
  type Section,
  spotOf,
  titleOf,
} from './section.ts';
import { schemesOf } from './security.ts';
import { moreOf, versionList, versionNote } from './versions.ts';

/** Above it, an introduction leads to the index of operations instead of listing them. */
const mostListed = 40;

/** `download` is the address of the specification itself; `prose` is a Markdown file with more about the API. */
export function introductionPage(section: Section, download: string | undefined, prose: MoreProse): VirtualSource {
  const { api, say } = section;
  const id = introductionId(section);
  const about = api.summary ?? firstParagraph(api.description);
  const children = [
    ...versionNote(section, id),
    box('api-facts', [factsOf(api, say, download)]),
    ...markdown(api.description),
    ...moreOf(api.externalDocs, say),
    ...operationsOf(section, id),
    ...serversOf(api.servers, say),
    ...schemesOf(api, say),
    ...versionList(section, id),
    ...(prose.path === undefined ? [] : [{ type: 'partial', path: prose.path }]),
  ];
  return {
    id,
    origin: api.file,
    place: api.place,
    ...meaningOf(section, children, [api.title, about, prose.translation]),
    frontMatter: { title: api.title, ...(about !== undefined && { description: about }) },
    tree: { type: 'root', children },
    ...section.docs,
    sidebar: spotOf(undefined, section),
  };
}

function operationsOf(section: Section, id: string): readonly TreeNode[] {
  const { entries, tags, say } = section;
  if (entries.length === 0) return [];
  const title = heading(2, say('openapi.operations'));
  if (tags.length > 0) {
    const items = tags.map((tag) => [
      paragraph(link(linkToIndex(section, tag), text(tag.title))),
      ...markdown(tag.description),
      ...moreOf(tag.externalDocs, say),
    ]);
    return [title, list(items)];
  }
  if (entries.length > mostListed) return [title, paragraph(link(linkToIndex(section), text(say('openapi.allOperations'))))];
  const items = entries.map((entry) => {
    const { method, path } = entry.operation;
    return [
      component('ApiMethod', { method: method.toUpperCase() }),
      paragraph(link(linkBetween(id, idOf(entry, section)), text(titleOf(entry))), text(' '), code(path)),
    ];
  });
  return [title, box('api-list', [list(items)])];
}

function serversOf(servers: readonly Server[], say: Say): readonly TreeNode[] {
  const items = servers.map(({ url, name, description, variables }) => [
    paragraph(code(url), ...(name === undefined ? [] : [text(` ${name}`)])),
    ...markdown(description),
    ...variables.flatMap((variable) => [
      paragraph(
        code(`{${variable.name}}`),
        text(` ${say('openapi.default')}: `),
        code(variable.default),
        ...(variable.values.length > 0 ? [text(`, ${say('openapi.allowed')}: ${variable.values.join(', ')}`)] : []),
      ),
      ...markdown(variable.description),
    ]),
  ]);
  return [heading(2, say('openapi.servers')), list(items)];
}

/** The version, the specification as a file, and whom it is from, in one line. */
function factsOf({ version, license, contact, termsOfService }: Api, say: Say, download: string | undefined): TreeNode {
  const address = contact?.url ?? (contact?.email === undefined ? undefined : `mailto:${contact.email}`);
  const facts: readonly (readonly TreeNode[])[] = [
    [text(say('openapi.version', { version }))],
    ...(download === undefined ? [] : [[link(download, text(say('openapi.download')))]]),
    ...(license ? [labelled(say('openapi.license'), license.name, license.url)] : []),
    ...(contact ? [labelled(say('openapi.contact'), contact.name ?? contact.email ?? contact.url ?? '', address)] : []),
    ...(termsOfService === undefined ? [] : [[link(termsOfService, text(say('openapi.terms')))]]),
  ];
  return paragraph(...facts.flatMap((fact, index) => (index === 0 ? fact : [text(' · '), ...fact])));
}

function labelled(label: string, words: string, url: string | undefined): readonly TreeNode[] {
  return [text(`${label}: `), url === undefined ? text(words) : link(url, text(words))];
}
