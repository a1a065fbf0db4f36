// Writes a new page or post into a site, and determines its address and its place in a sidebar.

import { resolve } from 'node:path';
import kebabCase from 'lodash.kebabcase';
import type { Context } from '#context/context';
import { printFrontMatter } from '#kit/print/texts';
import { findReservedIn } from '#kit/reserved-character';
import type { Diagnostic } from '#model/diagnostic';
import type { Document } from '#model/document';
import { nearest } from '#model/nearest';
import type { Collection, Plugin } from '#model/plugin';
import { printRoute, problemOfFileName } from '#model/route';
import { collectionKey, isOutsideDocs } from '#model/source-file';
import { ChangeFault, changeWhole, removeStale } from '#output/atomic-change';
import type { Resolved } from '#pipeline/resolve-languages';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';
import { planPage } from './plan-page.ts';
import {
  type Asked,
  type NewContentOptions,
  type NewContentResult,
  type NewPost,
  type Planned,
  type Refusal,
  refuse,
  type WrittenContent,
} from './planned.ts';

export type NewContent = Pick<NewContentResult, 'written' | 'refusal' | 'diagnostics'>;

export async function addContent(request: RunRequest, { content, mdx, cwd = '.' }: NewContentOptions): Promise<NewContent> {
  const asked: Asked = { content, mdx, cwd: resolve(cwd) };
  const { reporter, signal } = request;
  const answer = await withSite(request, async ({ root, resolved }): Promise<NewContent | undefined> => {
    const planned = await resolved((context, found) => plan(context, found, asked));
    if (!planned) return undefined;
    if ('message' in planned) return refused(planned);
    try {
      await removeStale(root);
      await changeWhole(root, [{ path: planned.path, content: planned.text }], signal);
    } catch (thrown) {
      if (!(thrown instanceof ChangeFault) && !('errno' in Object(thrown))) throw thrown;
      const help = thrown instanceof ChangeFault ? thrown.help : 'Nothing was written.';
      return refused(refuse(`"${planned.path}" cannot be written: ${(thrown as Error).message}`, help));
    }
    const told = reporter.anew();
    const written = await resolved(async (context, found) => describe(context, found, planned.path), told);
    return { written, refusal: undefined, diagnostics: told.list().filter(({ place }) => place?.file === planned.path) };
  });
  return answer ?? { written: undefined, refusal: undefined, diagnostics: reporter.list().filter(isError) };
}

function plan(context: Context, resolved: Resolved, asked: Asked): Promise<Planned | Refusal> {
  const { content } = asked;
  const reserved = findReservedIn(content);
  if (reserved)
    return Promise.resolve(
      refuse(
        `"${reserved.path.join('.')}" contains ${reserved.name}, a character that pages cannot show`,
        'Nothing was written. Delete it.',
      ),
    );
  return content.kind === 'page' ? planPage(context, resolved, content, asked) : planPost(context, resolved, content, asked);
}

function refused(refusal: Refusal): NewContent {
  return { written: undefined, refusal, diagnostics: [] };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function describe({ config }: Context, { site, sources }: Resolved, path: string): WrittenContent {
  const page = site.pages.find((one) => one.kind === 'doc' && one.document.source.path === path);
  if (page?.kind !== 'doc') return { path, address: undefined, sidebar: undefined, unlisted: undefined };
  const sidebars = sources.sidebars.find(({ docs, version }) => docs === page.docs && version === page.version);
  const isListed = page.sidebar !== undefined || isOutsideDocs(page.docs);
  return {
    path,
    address: printRoute(page.route, config.settings),
    sidebar: isOutsideDocs(page.docs) ? undefined : page.sidebar,
    unlisted: isListed || sidebars === undefined ? undefined : { file: sidebars.path, id: page.id },
  };
}

interface PostFolder {
  readonly plugin: Plugin;
  readonly collection: Collection;
}

export async function planPost(context: Context, resolved: Resolved, post: NewPost, { mdx }: Asked): Promise<Planned | Refusal> {
  const found = folderFor(context, post.in);
  if ('message' in found) return found;
  const { plugin, collection } = found;
  const posts = resolved.documents.filter(({ source }) => source.docs === collectionKey(plugin.name, collection.id));
  const name = post.slug ?? nameFor(post.title, collection.newFiles === 'by-version');
  if (name === '' || name.includes('/') || problemOfFileName(name) !== undefined)
    return refuse(
      `a file name cannot be made from "${post.slug ?? post.title}"`,
      'Set one with --slug, such as `--slug faster-charts`.',
    );
  const isDated =
    posts.length === 0
      ? collection.newFiles === 'by-date'
      : posts.some(({ source }) => /\d{4}[-/]\d{2}[-/]\d{2}/.test(source.relative));
  const isMdx = mdx ?? (posts.length > 0 && posts.every(({ source }) => source.path.endsWith('.mdx')));
  const path = `${collection.path}/${isDated ? `${post.date}-` : ''}${name}${isMdx ? '.mdx' : '.md'}`;
  const stem = path.replace(/\.mdx?$/, '');
  for (const taken of [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`])
    if (await context.files.stat(taken))
      return refuse(`"${taken}" already exists`, 'Nothing is overwritten. Choose another title or --slug.');
  const front = {
    title: post.title,
    slug: post.slug ?? (usesKey(posts, 'slug') ? name : undefined),
    date: isDated ? undefined : { date: post.date },
    tags: post.tags ?? (usesKey(posts, 'tags') ? [] : undefined),
  };
  const marker = markerFor(collection, isMdx && context.config.settings.markdown.mdx1Compat.comments === false);
  const rest = marker === undefined ? '' : `\n${marker}\n\nThe rest.\n`;
  return { path, text: `${printFrontMatter(front)}\nThe excerpt for lists of posts.\n${rest}` };
}

function folderFor({ config }: Context, id: string | undefined): PostFolder | Refusal {
  const all = config.plugins.flatMap((plugin) =>
    (plugin.collections ?? []).filter(({ newFiles }) => newFiles).map((collection) => ({ plugin, collection })),
  );
  const list = all.map(({ collection }) => `"${collection.id}" (${collection.path})`).join(', ');
  const [only, ...others] = all;
  if (!only) return refuse('the site has no posts', 'Add `posts()` from "slodocs/plugins" to `plugins` in the configuration.');
  if (id === undefined)
    return others.length === 0 ? only : refuse('the site has several folders of posts', `Choose one with --in: ${list}.`);
  const chosen = all.find(({ collection }) => collection.id === id || collection.path === id);
  if (chosen) return chosen;
  const near = nearest(
    id,
    all.map(({ collection }) => collection.id),
  );
  return refuse(
    `there is no folder of posts with the id "${id}"`,
    `${near === undefined ? '' : `Did you mean "${near}"? `}The ids are ${list}.`,
  );
}

/** A release is named after its version. */
function nameFor(title: string, isRelease: boolean): string {
  const version = isRelease ? /(?<!\d)\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(title)?.[0] : undefined;
  return version ?? kebabCase(title.normalize('NFC'));
}

function usesKey(posts: readonly Document[], key: 'slug' | 'tags'): boolean {
  return posts.some(({ facts }) => facts.frontMatter[key] !== undefined);
}

/** Undefined where the site has a pattern of its own that no usual marker matches. */
function markerFor({ truncateMarker }: Collection, onlyExpressions: boolean): string | undefined {
  if (typeof truncateMarker === 'string') return truncateMarker;
  const usual = onlyExpressions ? ['{/* truncate */}'] : ['<!-- truncate -->', '<!-- more -->', '{/* truncate */}'];
  return truncateMarker === undefined ? usual[0] : usual.find((marker) => new RegExp(truncateMarker).test(marker));
}
