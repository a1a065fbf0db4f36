// Reads the specifications of a site, and groups their operations into sections.
import { posix } from 'node:path';
import { type DiagnosticDraft, joinPath, type PluginContext, type Settings, type Version } from 'slodocs/kit';
import type { Server } from './api/api.ts';
import type { OpenApiOptions, SpecVersion } from './options.ts';
import type { Say } from './pages/schema/facts.ts';
import { categoriesOf, entriesOf, operationsByName, type Section } from './pages/section.ts';
import type { ReadApi } from './read/read-api.ts';
import { absoluteServer } from './samples/absolute-server.ts';
import { findSpecs, type SpecGroup } from './spec-list.ts';
import type { OpenApiState } from './state.ts';

export type Ctx = PluginContext<OpenApiState>;

/** Versions of one API know each other. */
export async function readSections(
  options: OpenApiOptions,
  settings: Settings,
  versions: readonly Version[],
  ctx: Ctx,
): Promise<readonly Section[]> {
  const groups = await findSpecs(options, settings, versions, ctx);
  const found = await Promise.all(groups.map((group) => readGroup(group, settings, ctx)));
  return found.flat();
}

/** With servers that count from the address at which the API serves the specification. */
async function readSpec(
  { file, url, overlay = [] }: SpecVersion,
  ctx: Ctx,
): Promise<{ readonly api: ReadApi | undefined; readonly isSound: boolean }> {
  const { readApi } = await import('./read/read-api.ts');
  let isSound = true;
  const report = (draft: DiagnosticDraft): void => {
    isSound = false;
    ctx.report(draft);
  };
  const { readData, read, translationOf } = ctx;
  const api = await readApi(file, { readData, read, report, translationOf }, [overlay].flat());
  if (!api || url === undefined) return { api, isSound };
  const absolute = (servers: readonly Server[]): readonly Server[] => servers.map((server) => absoluteServer(server, url));
  const operations = api.operations.map((one) => ({ ...one, servers: absolute(one.servers) }));
  return { api: { ...api, servers: absolute(api.servers), operations }, isSound };
}

async function readGroup({ specs, version }: SpecGroup, settings: Settings, ctx: Ctx): Promise<readonly Section[]> {
  const base = version?.path ?? '/';
  const say: Say = (id, values) => ctx.say(id, values);
  const read = await Promise.all(specs.map(async (spec) => ({ spec, ...(await readSpec(spec, ctx)) })));
  const sections = read.flatMap(({ spec, api, isSound }) => {
    if (!api) return [];
    const entries = entriesOf(api);
    const location = new URL(joinPath(settings.baseUrl, base, spec.path, posix.basename(spec.file)), settings.url).href;
    const tags = categoriesOf(api, entries, spec.groupByTag);
    const byName = operationsByName(entries);
    return [
      {
        api,
        options: spec,
        isDeprecated: spec.deprecated ?? false,
        entries,
        byName,
        tags,
        say,
        docs: version ? { docs: version.docs, version: version.name } : spec.docs === undefined ? {} : { docs: spec.docs },
        base,
        location,
        isSound,
        overlaid: api.overlaid,
        isTranslatable: settings.i18n !== undefined,
        siblings: [],
      },
    ];
  });
  return sections.map((section) => ({
    ...section,
    siblings: sections
      .filter((other) => other !== section)
      .map(({ api, options: { label = `${api.title} ${api.version}`, path }, isDeprecated, entries }) => ({
        label,
        path,
        isDeprecated,
        slugs: new Set(entries.map(({ slug }) => slug)),
      })),
  }));
}
