// The id of a doc or of a sidebar to what is known of it, from any page. Under the names that Docusaurus has for it.
import type { Answers, DocInVersion, SidebarOfVersion } from '#model/lookups';
import { useAsk } from './ask.ts';
import { useActiveVersion, useDocsVersion, useDocsVersionCandidates, useVersions } from './versions.ts';

/** A doc of the version that the page belongs to. Throws where there is none. */
export function useDocById(id: string): DocInVersion;
export function useDocById(id: string | undefined): DocInVersion | undefined;
export function useDocById(id: string | undefined): DocInVersion | undefined {
  const { pluginId, version } = useDocsVersion();
  const ask = useAsk();
  if (!id) return undefined;
  const doc = ask('doc', pluginId, version, id);
  if (!doc || doc === 'draft') throw new Error(`no version doc found by id=${id}`);
  return doc;
}

/** A doc of the version of the page, of that which the reader prefers, or of the latest. Null for a draft; throws where there is none. */
export function useLayoutDoc(id: string, pluginId = 'default'): DocInVersion | null {
  const { found, names, ask } = useFound('doc', id, pluginId, (doc) => doc !== 'draft');
  if (found) return found === 'draft' ? null : found;
  const ids = [...new Set(names.flatMap((name) => ask('docs', pluginId, name)))];
  throw new Error(
    `Couldn't find any doc with id "${id}" in version${plural(names)} "${names.join(', ')}".\nAvailable doc ids are:\n- ${ids.join('\n- ')}`,
  );
}

/** A sidebar, with its first page, from the same versions. Throws where there is none. */
export function useLayoutDocsSidebar(id: string, pluginId = 'default'): SidebarOfVersion {
  const { found, names, ask } = useFound('sidebar', id, pluginId, () => true);
  if (found) return found;
  const ids = names.flatMap((name) => ask('sidebars', pluginId, name));
  // The quote is as Docusaurus has it, and so are those who search for it.
  throw new Error(
    `Can't find any sidebar with id "${id}" in version${plural(names)} ${names.join(', ')}".\nAvailable sidebar ids are:\n- ${ids.join('\n- ')}`,
  );
}

/** What a version has of that name, one that is `sound` before others. */
function useFound<Name extends 'doc' | 'sidebar'>(
  name: Name,
  id: string,
  pluginId: string,
  sound: (answer: Answers[Name]) => boolean,
) {
  const ask = useAsk();
  const active = useActiveVersion(pluginId);
  const versions = useVersions(pluginId);
  const names = useDocsVersionCandidates(pluginId).map((version) => version.name);
  const askIn = (version: string): Answers[Name] => ask(name, pluginId, version, id);
  const own = active ? askIn(active.name) : null;
  if (own && sound(own)) return { found: own, names, ask };
  // Which version a reader prefers is known in the browser alone, which can ask nothing new.
  for (const version of versions) askIn(version.name);
  const all = names.map(askIn).filter((answer) => answer !== null);
  return { found: all.find(sound) ?? all[0], names, ask };
}

function plural({ length }: readonly string[]): string {
  return length > 1 ? 's' : '';
}
