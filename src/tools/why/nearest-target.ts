// Suggests the nearest address or path to one that does not exist.

import type { Context } from '#context/context';
import { nearest } from '#model/nearest';
import type { Resolved } from '#pipeline/pipeline';
import { isAddress, pathsOf, type Question } from './find-target.ts';

/** A route without base, or a path relative to the root. */
export function nearestTarget(context: Context, { site, sources, documents }: Resolved, question: Question): string | undefined {
  const routes = site.pages.map(({ route }) => route.path);
  if (isAddress(question.target)) {
    const { baseUrl } = site.settings;
    const path = question.target.replace(/^https?:\/\/[^/]*/i, '');
    const plain = path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
    return nearest(path, routes) ?? nearest(plain, routes);
  }
  const files = [
    ...documents.map(({ source }) => source.path),
    ...[...sources.assets, ...sources.categories, ...sources.sidebars].map(({ path }) => path),
    ...context.config.inputs,
  ];
  const { target } = question;
  const [path = target] = pathsOf(question, context.config.root);
  const named = files.filter((file) => file.endsWith(`/${target}`));
  return (named.length === 1 ? named[0] : nearest(path, files)) ?? nearest(target, files) ?? nearest(`/${target}`, routes);
}
