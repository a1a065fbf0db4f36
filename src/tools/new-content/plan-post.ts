// Plans a new post: its folder, its dated name, and front matter like that of the posts beside it.
import kebabCase from 'lodash.kebabcase';
import type { Context } from '#context/context';
import { problemOfFileName } from '#model/address-part';
import type { Document } from '#model/document';
import { nearest } from '#model/nearest';
import type { NewPost } from '#model/new-content';
import type { Collection, Plugin } from '#model/plugin';
import { printFrontMatter } from '#model/print/yaml';
import { collectionKey } from '#model/source-file';
import type { Resolved } from '#pipeline/pipeline';
import { type Asked, type Planned, type Refusal, refuse } from './planned.ts';

interface PostFolder {
  readonly plugin: Plugin;
  readonly collection: Collection;
}

export async function planPost(context: Context, resolved: Resolved, post: NewPost, { mdx }: Asked): Promise<Planned | Refusal> {
  const found = folderFor(context, post.in);
  if ('message' in found) return found;
  const { plugin, collection } = found;
  const posts = resolved.documents.filter(({ source }) => source.docs === collectionKey(plugin.name, collection.id));
  const name = post.slug ?? nameFor(post.title, isReleases(plugin));
  if (name === '' || name.includes('/') || problemOfFileName(name) !== undefined)
    return refuse(
      `no name of a file can be made from "${post.slug ?? post.title}"`,
      'Write one with --slug, such as `--slug faster-charts`.',
    );
  const isDated =
    posts.length === 0 ? !isReleases(plugin) : posts.some(({ source }) => /\d{4}[-/]\d{2}[-/]\d{2}/.test(source.relative));
  const isMdx = mdx ?? (posts.length > 0 && posts.every(({ source }) => source.path.endsWith('.mdx')));
  const path = `${collection.path}/${isDated ? `${post.date}-` : ''}${name}${isMdx ? '.mdx' : '.md'}`;
  const stem = path.replace(/\.mdx?$/, '');
  for (const taken of [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`])
    if (await context.files.stat(taken))
      return refuse(`there is a "${taken}" already`, 'Nothing is written over. Choose another title or --slug.');
  const front = {
    title: post.title,
    slug: post.slug ?? (usesKey(posts, 'slug') ? name : undefined),
    date: isDated ? undefined : { date: post.date },
    tags: post.tags ?? (usesKey(posts, 'tags') ? [] : undefined),
  };
  const marker = markerFor(collection, isMdx && context.config.settings.markdown.mdx1Compat.comments === false);
  const rest = marker === undefined ? '' : `\n${marker}\n\nThe rest.\n`;
  return { path, text: `${printFrontMatter(front)}\nWhat lists of posts show.\n${rest}` };
}

function folderFor({ config }: Context, id: string | undefined): PostFolder | Refusal {
  const all = config.plugins.flatMap((plugin) =>
    plugin.family === 'posts' ? (plugin.collections ?? []).map((collection) => ({ plugin, collection })) : [],
  );
  const list = all.map(({ collection }) => `"${collection.id}" (${collection.path})`).join(', ');
  const [only, ...others] = all;
  if (!only) return refuse('the site has no posts', 'Add `posts()` from "slodocs/plugins" to `plugins` in the configuration.');
  if (id === undefined)
    return others.length === 0 ? only : refuse('the site has several folders of posts', `Name one of them with --in: ${list}.`);
  const chosen = all.find(({ collection }) => collection.id === id || collection.path === id);
  if (chosen) return chosen;
  const near = nearest(
    id,
    all.map(({ collection }) => collection.id),
  );
  return refuse(
    `there is no folder of posts "${id}"`,
    `${near === undefined ? '' : `Did you mean "${near}"? `}There are ${list}.`,
  );
}

/** A release is named after its version. */
function nameFor(title: string, isRelease: boolean): string {
  const version = isRelease ? /(?<!\d)\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(title)?.[0] : undefined;
  return version ?? kebabCase(title.normalize('NFC'));
}

function isReleases({ options }: Plugin): boolean {
  return Boolean((options as { readonly releases?: unknown } | undefined)?.releases);
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
