// Writes the title and the address of a new site into the files of its template.

import { markdownHeading } from '#kit/print/markdown';
import { code } from '#kit/print/template';
import type { SiteAddress } from '#model/new-site';
import type { TemplateFile } from './template.ts';

export interface SiteName extends SiteAddress {
  readonly title: string;
}

/** Templates are sites of their own, with a title and an address in their configuration, and a title in the README. */
export function fillIn({ path, text }: TemplateFile, name: SiteName): TemplateFile {
  if (path === 'README.md') return { path, text: replaceOnce(text, /^# Site title$/m, markdownHeading(name.title)) };
  if (path !== 'site.config.ts') return { path, text };
  const base = name.baseUrl === '/' ? '' : `\n${code`  baseUrl: ${name.baseUrl},`}`;
  const titled = replaceOnce(text, /^ {2}title: 'Site title',$/m, code`  title: ${name.title},`.text);
  return { path, text: replaceOnce(titled, /^ {2}url: 'https:\/\/site\.example',$/m, `${code`  url: ${name.url},`}${base}`) };
}

function replaceOnce(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`a template has no line that matches ${pattern}`);
  return text.replace(pattern, () => by);
}
