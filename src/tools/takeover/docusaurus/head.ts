// Maps head elements, scripts and stylesheets of a Docusaurus config to a plugin with a hook for the head, and client modules.
import { attributesOf, type HeadElement, headPlugin } from '../head-elements.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

export function mapHead(settings: OldSettings, site: DocusaurusSite): void {
  const elements = [
    ...settingsOf(settings.take('headTags')).flatMap((item, index) => tagOf(item, ['headTags', index], site)),
    ...settingsOf(settings.take('stylesheets')).flatMap((item) => elementOf('link', 'href', item, { rel: 'stylesheet' })),
    ...settingsOf(settings.take('scripts')).flatMap((item) => elementOf('script', 'src', item, {})),
  ];
  if (elements.length > 0) {
    site.draft.config['plugins'] = [headPlugin(elements)];
  }
  const modules = settingsOf(settings.take('clientModules')).flatMap((item) => site.path(item) ?? []);
  const isStyle = (path: string): boolean => /\.(?:css|s[ac]ss)$/.test(path);
  addCss(site, modules.filter(isStyle));
  const others = modules.filter((path) => !isStyle(path));
  if (others.length > 0) site.theme['clientModules'] = others;
}

export function addCss({ theme }: DocusaurusSite, paths: readonly string[]): void {
  const known = (theme['css'] as readonly string[] | undefined) ?? [];
  theme['css'] = [...new Set([...known, ...paths])];
}

function settingsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function elementOf(tag: string, key: string, item: unknown, fixed: Readonly<Record<string, string>>): readonly HeadElement[] {
  if (typeof item === 'string') return [{ tag, attributes: { ...fixed, [key]: item } }];
  return isObject(item) ? [{ tag, attributes: { ...fixed, ...attributesOf(item) } }] : [];
}

function tagOf(item: unknown, path: readonly (string | number)[], site: DocusaurusSite): readonly HeadElement[] {
  if (!isObject(item) || typeof item['tagName'] !== 'string') return [];
  if (item['innerHTML'] !== undefined || item['customElement'] === true) {
    site.byHand(
      path,
      'The Content-Security-Policy does not allow inline scripts. Put the script into a file in a static folder, and add its element in the "head" hook of a plugin.',
      `the element "<${item['tagName']}>" of "headTags"`,
    );
    return [];
  }
  return [{ tag: item['tagName'], attributes: attributesOf(item['attributes']) }];
}
