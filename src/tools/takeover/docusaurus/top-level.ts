// Maps the keys of a Docusaurus config that concern the whole site.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from '../draft.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import { mapHead } from './head.ts';
import type { DocusaurusSite } from './site.ts';

export function mapTopLevel(settings: OldSettings, site: DocusaurusSite): void {
  const { config } = site.draft;
  const set = (key: string, fallback?: unknown): void => {
    const value = settings.take(key);
    if (value === undefined || value === null || value === fallback || value === '') return;
    config[key] = site.valueOrCode([key], value);
  };
  set('title');
  set('tagline');
  set('titleDelimiter', '|');
  set('url');
  set('baseUrl', '/');
  set('trailingSlash');
  const favicon = settings.text('favicon');
  if (favicon) config['favicon'] = site.file(favicon);
  set('noIndex', false);
  set('onBrokenLinks', 'throw');
  set('onBrokenAnchors', 'warn');
  set('onDuplicateRoutes');
  config['title'] ??= 'Untitled';
  const folders = settings.take('staticDirectories');
  if (Array.isArray(folders)) {
    const named = folders.filter((folder): folder is string => typeof folder === 'string' && existsSync(join(site.root, folder)));
    if (JSON.stringify(named) !== '["static"]') config['staticDirectories'] = named;
  }
  mapLanguage(settings.inside('i18n'), site);
  mapMarkdown(settings.inside('markdown'), site);
  mapFuture(settings.inside('future'), site);
  const storage = settings.inside('storage');
  mapStorage(storage, site);
  mapHead(settings, site);
  mapFields(settings, site);
  settings.skip(
    // For deployment, and for errors of the browser.
    ...['deploymentBranch', 'githubHost', 'githubPort', 'baseUrlIssueBanner'],
    // Links to files are checked like all others; images have a key in `markdown.hooks`.
    ...['onBrokenMarkdownLinks', 'webpack', 'ssrTemplate', 'themes', 'plugins', 'presets', 'themeConfig'],
  );
  if (settings.take('ssrTemplate') !== undefined)
    site.dropped(['ssrTemplate'], 'The theme renders pages. To replace its parts, use "theme.slots".');
}

/** What components read of `siteConfig`. */
function mapFields(settings: OldSettings, site: DocusaurusSite): void {
  const { config } = site.draft;
  for (const key of ['organizationName', 'projectName']) {
    const value = settings.text(key);
    if (value !== undefined && site.uses.names.has(key)) config[key] = site.valueOrCode([key], value);
  }
  const fields = settings.take('customFields');
  if (!isObject(fields)) return;
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  config['customFields'] = Object.fromEntries(
    entries.map(([key, value]) => [key, site.valueOrCode(['customFields', key], value)]),
  );
}

function mapLanguage(i18n: OldSettings, site: DocusaurusSite): void {
  const { config } = site.draft;
  const locale = i18n.text('defaultLocale') ?? 'en';
  const locales = i18n.take('locales');
  const names = Array.isArray(locales) ? locales.map(String) : [locale];
  if (names.length > 1) {
    mapLanguages(i18n, locale, names, site);
    return;
  }
  const own = i18n.inside('localeConfigs').inside(locale);
  i18n.skip('path');
  const lang = own.text('htmlLang') ?? locale;
  if (lang !== 'en') config['lang'] = lang;
  const direction = own.text('direction');
  if (direction === 'rtl' && !/^(?:ar|he|fa|ur)\b/.test(lang)) config['dir'] = direction;
}

/** The keys of a language mean the same here. */
function mapLanguages(i18n: OldSettings, defaultLocale: string, locales: readonly string[], site: DocusaurusSite): void {
  const configs = i18n.inside('localeConfigs');
  const localeConfigs = locales.flatMap((name) => {
    const old = configs.inside(name);
    const texts = ['label', 'htmlLang', 'direction', 'calendar', 'path', 'url', 'baseUrl'].flatMap((key) => {
      const value = old.text(key);
      return value === undefined ? [] : [[key, value]];
    });
    const own = [...texts, ...(old.flag('translate') === false ? [['translate', false]] : [])];
    return own.length === 0 ? [] : [[name, Object.fromEntries(own)]];
  });
  const path = i18n.text('path');
  site.draft.config['i18n'] = {
    defaultLocale,
    locales,
    ...(path === undefined || path === 'i18n' ? {} : { path }),
    ...(localeConfigs.length === 0 ? {} : { localeConfigs: Object.fromEntries(localeConfigs) }),
  };
  site.dropRest(i18n);
}

function mapMarkdown(markdown: OldSettings, site: DocusaurusSite): void {
  const format = markdown.text('format');
  if (format && format !== 'mdx') site.markdown['format'] = format;
  const compat = markdown.inside('mdx1Compat');
  const off = Object.fromEntries(
    ['comments', 'admonitions', 'headingIds'].flatMap((key) => (compat.flag(key) === false ? [[key, false]] : [])),
  );
  if (Object.keys(off).length > 0) site.markdown['mdx1Compat'] = off;
  if (markdown.inside('anchors').flag('maintainCase') === true) site.markdown['anchors'] = { maintainCase: true };
  const images = markdown.inside('hooks').text('onBrokenMarkdownImages');
  if (images && images !== 'throw') site.markdown['hooks'] = { onBrokenMarkdownImages: images };
  if (markdown.flag('emoji') === false) site.preset['emoji'] = false;
  if (markdown.flag('mermaid') === true) site.draft.use('mermaid');
  for (const key of ['preprocessor', 'parseFrontMatter', 'remarkRehypeOptions']) {
    if (markdown.take(key) !== undefined)
      site.byHand(
        ['markdown', key],
        'Rewrite it as a plugin for "markdown.remarkPlugins" or "markdown.rehypePlugins", which receive the tree of a page.',
      );
  }
  site.dropRest(markdown);
}

function mapFuture(future: OldSettings, site: DocusaurusSite): void {
  const v4 = future.take('v4');
  const has = (key: string): boolean => (v4 === true && isSince310(site.root)) || (isObject(v4) && v4[key] === true);
  if (has('mdx1CompatDisabledByDefault')) {
    const set = isObject(site.config.value['markdown']) ? site.config.value['markdown']['mdx1Compat'] : undefined;
    const kept = isObject(set) ? Object.entries(set).filter(([, value]) => value === true) : [];
    site.markdown['mdx1Compat'] = filled({ comments: false, admonitions: false, headingIds: false, ...Object.fromEntries(kept) });
  }
  if (has('siteStorageNamespacing')) site.draft.config['storage'] = { namespace: true };
  mapStorage(future.inside('experimental_storage'), site);
}

function mapStorage(storage: OldSettings, { draft }: DocusaurusSite): void {
  const type = storage.text('type');
  const namespace = storage.take('namespace');
  const set = filled({
    type: type === 'sessionStorage' ? type : undefined,
    namespace: namespace === true || typeof namespace === 'string' ? namespace : undefined,
  });
  if (Object.keys(set).length > 0) draft.config['storage'] = set;
}

/** The flag `future.v4: true` includes the stricter MDX and namespaces of storage since this version. Unknown versions are new ones. */
function isSince310(root: string): boolean {
  const installed = /"version"\s*:\s*"(\d+)\.(\d+)/.exec(read(join(root, 'node_modules/@docusaurus/core/package.json')));
  const declared = /"@docusaurus\/core"\s*:\s*"[~^]?(\d+)\.(\d+)/.exec(read(join(root, 'package.json')));
  const [, major, minor] = installed ?? declared ?? [];
  return major === undefined || Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
