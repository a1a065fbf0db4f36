// Writes the title and the address of a new site into the files of its template.

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { code } from '#kit/print/javascript';
import { markdownHeading } from '#kit/print/texts';
import type { SiteAddress } from '#model/new-site';
import { compareText } from '#model/place';

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

export interface TemplateFile {
  /** Relative to the new site, with `/` between its parts. */
  readonly path: string;
  readonly text: string;
}

interface Template {
  /** The site itself: none of these may exist. */
  readonly site: readonly TemplateFile[];
  /** What is left as it is where it exists: README, settings of editors, the workflow for CI. */
  readonly project: readonly TemplateFile[];
}

/** What maintainers leave behind who build a template where it is. */
const made = ['build', '.slodocs', 'node_modules'];

/** Files that belong to the project around a site, whichever folder they come from. */
const ofProject = /^(?:\.vscode\/|tsconfig\.json$)/;

/** `folder` has a folder for each template, and `project`. A file in a template replaces the one of the project. */
export async function readTemplate(folder: string, name: string, workflow: string): Promise<Template> {
  const [own, common] = await Promise.all([readFolder(join(folder, name)), readFolder(join(folder, 'project'))]);
  const ownPaths = new Set(own.map(({ path }) => path));
  const around = [
    ...common.filter(({ path }) => !ownPaths.has(path)),
    ...own.filter(({ path }) => ofProject.test(path)),
    { path: workflowPath, text: await readFile(workflow, 'utf8') },
  ];
  return {
    site: own.filter(({ path }) => !ofProject.test(path)),
    project: around.sort((a, b) => compareText(a.path, b.path)),
  };
}

/** Where GitHub looks for workflows, in the root of a repository. */
export const workflowPath = '.github/workflows/docs.yml';

async function readFolder(folder: string): Promise<readonly TemplateFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => made.includes(part)));
  return Promise.all(
    paths.sort(compareText).map(async (path) => ({
      // npm leaves files of that name out of packages.
      path: path === 'gitignore' ? '.gitignore' : path,
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}
