// Answers agents from a site that is open, one call after another, in its files as they are now.
import type { Catalogue } from '#model/diagnostic';
import type { JsonObject } from '#model/json';
import type { McpAnswer } from '#model/mcp';
import { nearest } from '#model/nearest';
import type { Page } from '#model/page';
import { isNotFound } from '#model/route';
import type { SearchAnswer, SearchRefusal } from '#model/search-answer';
import { createChangedFiles } from '#session/changed-files';
import type { OpenSession } from '#session/open-session';
import { type Changes, fix, move, newPage } from './change.ts';
import { type Checked, checkDraft, checkSite, draftOf, printCheck } from './check.ts';
import type { Answers, Given } from './definitions.ts';
import { faultsOf, printFaults } from './faults.ts';
import { fileOf, findPage, isAddress, type KnownLanguage, pagesOf, pathOf, routeOf, withoutBase } from './known-site.ts';
import { answer, portion, Refused, refusal } from './quoted.ts';
import { isTwin, type ReadablePage, readPage, twinOf, twinsPlugin } from './read-page.ts';
import { printHits } from './search-hits.ts';
import { whereUsed } from './where-used.ts';

export interface McpParts {
  readonly session: OpenSession;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  readonly find: (query: Given['search']) => Promise<SearchAnswer | SearchRefusal | undefined>;
  readonly explain: (code: string) => Promise<string | undefined>;
  readonly catalogue: () => Promise<Catalogue>;
  /** Undefined for agents that may only read. */
  readonly changes: Changes | undefined;
  /** Files that have changed since are read again, in milliseconds; now by default. */
  readonly begun?: number | undefined;
}

/** What a thread is asked. */
export interface AnsweringSite {
  readonly root: string;
  call(name: string, given: JsonObject): Promise<McpAnswer>;
  close(): Promise<void>;
}

export function openMcpSite({ session, root, outDir, find, explain, catalogue, changes, begun }: McpParts): AnsweringSite {
  const folders = { root, outDir };
  const files = createChangedFiles(begun);
  let known: readonly KnownLanguage[] | undefined;
  let checked: Checked | undefined;

  /** Tells the session what has changed since the last call. */
  const refresh = async (): Promise<void> => {
    const watched = session.watched();
    // What cannot be used, or was held back, depends on more than was read of it.
    const changed = files.since(watched ?? { files: [], folders: [], trees: [root] });
    if (watched && changed.length === 0) return;
    known = undefined;
    checked = undefined;
    if (changed.length > 0) await session.update(changed);
  };

  const invalid = (): Refused => {
    const faults = faultsOf(session.diagnostics());
    return new Refused('the configuration of the site is not valid, so there are no pages', 'Fix it first.', printFaults(faults));
  };
  const resolved = async (): Promise<readonly KnownLanguage[]> => {
    if (known) return known;
    const languages = await session.resolved(async (context, { translated }) => {
      const { site, languages } = await translated();
      return [{ context, site }, ...languages];
    });
    if (!languages) throw invalid();
    known = languages.map((own) => ({ ...own, name: own.site.settings.i18n?.locale.name ?? own.site.settings.lang }));
    return known;
  };
  const pageOf = async (file: string): Promise<string | null> => {
    known = undefined;
    const all = await resolved().catch(() => []);
    known = undefined;
    for (const { site } of all) {
      const page = site.pages.find((one) => fileOf(one) === file);
      if (page) return routeOf(page, site);
    }
    return null;
  };
  const readable = async (asked: string): Promise<ReadablePage> => {
    // The first page need not wait for all others.
    if (!known && isAddress(asked)) {
      const settings = await session.settings();
      if (!settings) throw invalid();
      const { path, anchor } = pathOf(asked, [settings]);
      const [first = path] = withoutBase(path, settings);
      const emitted = settings.i18n ? undefined : await session.emittedOf(first, twinsPlugin, isTwin);
      const isWhole = emitted && (emitted.unparsed === 0 || emitted.page.kind === 'doc');
      const twin = isWhole ? twinOf(emitted, { anchor, redirectedFrom: undefined }) : undefined;
      if (twin) return twin;
    }
    const found = findPage(await resolved(), asked);
    const { page, language } = found;
    const { settings } = language.site;
    const path = `/${settings.i18n?.locale.outFolder ?? ''}${page.route.path.slice(1)}`;
    const emitted = await session.emittedOf(path, twinsPlugin, isTwin);
    const twin = emitted && twinOf(emitted, found);
    if (twin) return twin;
    const { inline, path: file } = page.kind === 'doc' ? page.document.source : { inline: '', path: '' };
    const text = inline ?? language.context.files.text(file);
    return { ...found, site: language.site, form: 'source', text };
  };

  const tools: { readonly [Name in keyof Given]: (given: Given[Name]) => Promise<McpAnswer> } = {
    async search(given) {
      const found = await find(given);
      if (!found) {
        // The question about the settings begins a list of its own.
        const faults = faultsOf(session.diagnostics());
        throw (await session.settings())
          ? new Refused('the site cannot be searched, because it has errors', 'Fix them first.', printFaults(faults))
          : invalid();
      }
      if ('message' in found) throw new Refused(found.message, found.help);
      return printHits(found, await resolved());
    },
    read_page: async (given) => readPage(await readable(given.page), given),
    async list_routes(given) {
      const { site, pages, versionOf } = pagesOf(await resolved(), given);
      const listed = pages.filter(hasContent).map((page) => ({ page, route: routeOf(page, site) }));
      const { prefix = '' } = given;
      const { shown, ...rest } = portion(
        listed.filter(({ route }) => route.startsWith(prefix)),
        given,
      );
      const data: Answers['list_routes'] = {
        routes: shown.map(({ page, route }) => ({
          ...{ route, title: page.title },
          file: fileOf(page) ?? null,
          version: versionOf(page)?.name ?? null,
        })),
        ...rest,
      };
      const more = rest.next_offset === null ? '' : ` More at offset ${rest.next_offset}.`;
      const lines = data.routes.map(
        ({ route, title, file }) => `${route} ${JSON.stringify(title)}${file === null ? '' : ` (${file})`}`,
      );
      return answer(data, `${shown.length} of ${rest.total} pages.${more}`, lines.join('\n'));
    },
    async explain_diagnostic({ code }) {
      const own = await explain(code);
      if (own !== undefined) return explained(code, own, false);
      const codes = Object.keys(await catalogue());
      const nameOf = (one: string): string => one.slice(one.indexOf('/') + 1);
      const name = nearest(code, codes.map(nameOf));
      const near = codes.find((one) => nameOf(one) === code) ?? nearest(code, codes) ?? codes.find((one) => nameOf(one) === name);
      const text = near === undefined ? undefined : await explain(near);
      if (near !== undefined && text !== undefined) return explained(near, text, true);
      throw new Refused(
        `there is no diagnostic "${code}"`,
        'Codes look like "resolve/broken-link", as in the output of "check".',
      );
    },
    async check(given) {
      const draft = draftOf(given, folders);
      if (!draft) {
        checked ??= await checkSite({ session });
        return printCheck(checked, draft, given);
      }
      const runs = changes !== undefined;
      return printCheck(await checkDraft({ session, ...folders, runs, pageOf }, draft), draft, given);
    },
    where_used: async (given) => whereUsed(await resolved(), given),
    new_page: async (given) => newPage(allowed(), folders, given),
    move: async (given) => move(allowed(), folders, given),
    fix: async (given) => fix(allowed(), given),
  };
  const allowed = (): Changes => {
    if (changes) return changes;
    throw new Refused('this server is read-only', 'To let it change files, someone must start it with `slodocs mcp --write`.');
  };

  let running: Promise<unknown> = Promise.resolve();
  const call = async (name: string, given: JsonObject): Promise<McpAnswer> => {
    await refresh();
    try {
      return await tools[name as keyof Given](given as never);
    } catch (thrown) {
      if (thrown instanceof Refused) return refusal(thrown);
      throw thrown;
    }
  };
  return {
    root,
    call(name, given) {
      const answered = call(name, given);
      running = answered.catch(() => undefined);
      return answered;
    },
    async close() {
      await running;
      await session.close();
    },
  };
}

function hasContent(page: Page): boolean {
  return !isNotFound(page.route.path) && !(page.kind === 'listing' && page.role === 'search');
}

function explained(code: string, text: string, meant: boolean): McpAnswer {
  return { text, data: { code, meant, text } };
}
