// Writes the title and the address of a new site into the files of its template.
import type { SiteAddress } from '#model/new-site';
import type { TemplateFile } from './template.ts';

export interface SiteName extends SiteAddress {
  readonly title: string;
}

/** Templates are sites of their own, with a title and an address in their configuration, and a title in the README. */
export function fillIn({ path, text }: TemplateFile, name: SiteName): TemplateFile {
  if (path === 'README.md') return { path, text: replaceOnce(text, /^# Site title$/m, `# ${escapeMarkdown(name.title)}`) };
  if (path !== 'site.config.ts') return { path, text };
  const base = name.baseUrl === '/' ? '' : `\n  baseUrl: ${quote(name.baseUrl)},`;
  const titled = replaceOnce(text, /^ {2}title: 'Site title',$/m, `  title: ${quote(name.title)},`);
  return { path, text: replaceOnce(titled, /^ {2}url: 'https:\/\/site\.example',$/m, `  url: ${quote(name.url)},${base}`) };
}

function replaceOnce(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`a template has no line that matches ${pattern}`);
  return text.replace(pattern, () => by);
}

/** A JavaScript string in single quotes. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>{}#|~&]/g, '\\$&');
}
