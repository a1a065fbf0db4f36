// Implements `slodocs why`: resolves the site, and reads what the last runs have cached.

import { join, resolve } from 'node:path';
import type { Context } from '#context/context';
import { cutAt } from '#kit/without-marks';
import { nearest } from '#model/nearest';
import { keyPlace, type Page, type PlacedDoc } from '#model/page';
import { parseUrl } from '#model/parse-url';
import type { BuildOptions } from '#model/run';
import type { Settings } from '#model/settings';
import type { DraftExplanation, Explanation, FileExplanation, FileRole, MadeFrom, WhyResult } from '#model/why';
import type { Resolved } from '#pipeline/resolve-languages';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
import { withSite } from '#session/with-site';
import { explainPage, type Known, nameOfPage, openKnown, ownFilesOf } from './explain-page.ts';
import { findTarget, isAddress, pathsOf, type Question } from './find-target.ts';

export type Answer = Pick<WhyResult, 'explanation' | 'nearest' | 'resolved' | 'diagnostics'>;

/** Renders nothing and writes nothing but the cache. */
export async function why(request: RunRequest, { target, from }: BuildOptions & Question): Promise<Answer> {
  const asked = { target, from: resolve(from) };
  const { reporter } = request;
  const answer = await withSite(request, (site) =>
    site.resolved(async (own, ofSite) => {
      if (reporter.failed()) return undefined;
      const { context, resolved, question } = await inLanguage(own, ofSite, asked);
      const explanation = await explain(context, resolved, question);
      const nearest = explanation ? undefined : nearestTarget(context, resolved, question);
      return { explanation, nearest, resolved: true };
    }),
  );
  return { ...(answer ?? unanswered), diagnostics: reporter.list() };
}

const unanswered = { explanation: undefined, nearest: undefined, resolved: false };

async function explain(context: Context, resolved: Resolved, question: Question): Promise<Explanation | undefined> {
  const { placeDrafts } = await import('#pipeline/3-resolve/resolve');
  const drafts = await placeDrafts(context, resolved.sources, resolved.documents);
  const found = await findTarget(context, resolved, drafts, question);
  if (!found) return undefined;
  if (found.kind === 'draft') return explainDraft(found.draft);
  const known = await openKnown(context, resolved);
  return found.kind === 'page' ? explainPage(known, found.page) : explainFile(known, found.path);
}

export function explainDraft({ route, title, document }: PlacedDoc): DraftExplanation {
  const { source, facts } = document;
  return { kind: 'draft', route: route.path, title, path: source.path, place: keyPlace(facts, 'draft') };
}

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

export async function explainFile(known: Known, path: string): Promise<FileExplanation> {
  const isConfig = known.context.config.inputs.includes(path);
  const uses = isConfig ? new Map<Page, FileRole>() : await usesOf(known, path);
  const asset = known.sources.assets.find((asset) => asset.path === path);
  return {
    kind: 'file',
    path,
    role: uses.values().next().value ?? roleWithoutUse(known, path),
    served: asset?.served,
    pages: [...uses.keys()].map(nameOfPage),
  };
}

/** Pages made from the file, each with the file's role. */
async function usesOf(known: Known, path: string): Promise<ReadonlyMap<Page, FileRole>> {
  const uses = new Map<Page, FileRole>();
  const isIt = (one: MadeFrom): boolean => one.path === path || one.with?.includes(path) === true;
  const isListed = listedBy(known, path);
  const { pages } = known.site;
  const readFor = await known.readFor(pages);
  for (const page of pages) {
    const used = [...ownFilesOf(page), ...known.codeOf(page), ...readFor(page)].find(isIt);
    if (used && used.kind !== 'source') uses.set(page, used.kind);
    else if (isListed(page)) uses.set(page, 'sidebar');
  }
  return uses;
}

/** Files of sidebars and categories affect all pages with that sidebar. */
function listedBy({ sources }: Known, path: string): (page: Page) => boolean {
  const files = [...sources.sidebars, ...sources.categories].filter((file) => file.path === path || file.path === `./${path}`);
  return (page) =>
    page.kind === 'doc' &&
    page.sidebar !== undefined &&
    files.some(({ docs, version }) => docs === page.docs && version === page.version);
}

function roleWithoutUse({ context, sources, documents }: Known, path: string): FileExplanation['role'] {
  if (documents.some(({ source }) => source.path === path)) return 'partial';
  if (sources.assets.some((asset) => asset.path === path)) return 'asset';
  const isRead = context.files.observed().some(([[kind, asked]]) => kind === 'bytes' && asked === path);
  return isRead || context.config.inputs.includes(path) ? 'site' : 'unused';
}

interface Asked {
  readonly context: Context;
  readonly resolved: Resolved;
  /** About an original where a translation was named. */
  readonly question: Question;
}

/** The site's own language for all that belongs to no other. */
async function inLanguage(context: Context, resolved: ResolvedSite, question: Question): Promise<Asked> {
  const { settings, root } = context.config;
  if (!settings.i18n) return { context, resolved, question };
  const { site, languages } = await resolved.translated();
  const own = { context, resolved: { ...resolved, site }, question };
  if (isAddress(question.target)) {
    const whole = question.target.startsWith('/') ? undefined : parseUrl(question.target);
    const path = cutAt(whole?.pathname ?? question.target, '?#')[0];
    const origin = whole?.origin ?? settings.url;
    const isIn = ({ url, baseUrl }: Settings): boolean => origin === url && `${path}/`.startsWith(baseUrl);
    const found = languages.find(({ context }) => isIn(context.config.settings));
    return found ? { ...own, context: found.context, resolved: found } : own;
  }
  const paths = pathsOf(question, root);
  for (const language of languages) {
    for (const [original, translation] of language.context.translation?.files ?? []) {
      if (!paths.includes(translation)) continue;
      const target = { ...question, target: join(root, original) };
      return { context: language.context, resolved: language, question: target };
    }
  }
  return own;
}
