// Collects what the parts of a Docusaurus config say, where one part of the new configuration draws on several.
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { resolveExtensions } from '#code/module-extensions';
import type { Code } from '#kit/print/javascript';
import { compareText } from '#model/place';
import { joinPath } from '#model/route';
import { absolute, carriedCode, fromRoot } from '../carried-code.ts';
import { filled } from '../draft.ts';
import type { Path } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import type { OldConfig } from '../run-config.ts';
import { openReport, type SiteReport } from '../site-report.ts';

export interface DocusaurusSite extends SiteReport {
  readonly config: OldConfig;
  /** Drafted parts that are joined at the end. */
  readonly docs: Record<string, unknown>[];
  readonly theme: Record<string, unknown>;
  readonly markdown: Record<string, unknown>;
  readonly preset: Record<string, unknown>;
  /** Specifications, in the order of the plugins that name them. */
  readonly openapi: Record<string, unknown>[];
  /** A path as the new configuration has it, with the extension of the file that it names. */
  path(value: unknown): string | undefined;
  /** A static file as the new configuration has it: without the base, which is added when addresses are printed. */
  file(value: string | undefined): string | undefined;
  /** The value, or its code where it depends on the environment or on the time. */
  valueOrCode(path: Path, value: unknown): unknown;
  code(path: Path): Code | undefined;
  /** What the content and the code of the site make use of. */
  readonly uses: SiteUses;
  /** An address without base that others serve. */
  served(address: string): void;
  finish(): void;
}

export function openSite(config: OldConfig, takeover: Takeover, uses: SiteUses): DocusaurusSite {
  const { root, draft } = takeover;
  const served = new Set<string>();
  const docs: Record<string, unknown>[] = [];
  const [theme, markdown]: Record<string, unknown>[] = [{}, {}];
  const preset: Record<string, unknown> = {};
  const openapi: Record<string, unknown>[] = [];
  return {
    ...openReport(takeover, config.file, config.locate),
    config,
    docs,
    theme: theme as Record<string, unknown>,
    markdown: markdown as Record<string, unknown>,
    preset,
    openapi,
    path: (value) => (typeof value === 'string' ? fromRoot(root, withExtension(absolute(root, value))) : undefined),
    file(value) {
      const { baseUrl } = config.value;
      const base = typeof baseUrl === 'string' ? joinPath(baseUrl, '/') : '/';
      return value?.startsWith(base) ? value.slice(base.length) : value?.replace(/^\//, '');
    },
    valueOrCode(path, value) {
      const code = typeof value === 'string' || typeof value === 'boolean' ? carriedCode(config, path) : undefined;
      return code && /\bprocess\b|\bnew Date\b/.test(code.text) ? code : value;
    },
    code: (path) => carriedCode(config, path),
    uses,
    served: (address) => void served.add(joinPath(address, '/')),
    finish() {
      if (served.size > 0) draft.config['links'] = { external: [...served] };
      if (uses.dataFrames) draft.config['csp'] = { dataFrames: true };
      if (openapi.length > 0) draft.use('openapi', { specs: openapi.map(filled) });
      if (uses.fileLabels) preset['code-files'] = false;
      // Settings that say what is so anyway.
      const isDefault = docs.length === 1 && Object.keys(filled(docs[0] ?? {})).length === 0;
      if (!isDefault) draft.config['docs'] = docs.map(filled);
      draft.config['theme'] = filled(theme as object as Record<string, unknown>);
      draft.config['markdown'] = filled(markdown as object as Record<string, unknown>);
      draft.config['preset'] = preset;
    },
  };
}

/** A module may be named without its extension, or by its folder, as `require.resolve` takes it. */
function withExtension(path: string): string {
  if (existsSync(path) && !statSync(path).isDirectory()) return path;
  const names = existsSync(path) ? [`${path}/index`] : [path, `${path}/index`];
  const found = names.flatMap((name) => resolveExtensions.map((extension) => name + extension)).find((name) => existsSync(name));
  return found ?? path;
}

interface SiteUses {
  /** Names of `siteConfig` that any source has. */
  readonly names: ReadonlySet<string>;
  /** True where a frame shows a `data:` address that runs no code. */
  readonly dataFrames: boolean;
  /** True where a fence with code of its own has `file=…`, a label there and the name of a file to show here. */
  readonly fileLabels: boolean;
  /** Pages that docusaurus-openapi-docs made, relative to the root. */
  readonly apiPages: readonly string[];
}

const read = ['organizationName', 'projectName'];

export async function usesOf(root: string): Promise<SiteUses> {
  const found = await fastGlob('**/*.{md,mdx,js,jsx,ts,tsx}', {
    cwd: root,
    ignore: ['**/node_modules/**', '**/.*/**', 'build/**', 'docusaurus.config.*', 'i18n/**'],
    followSymbolicLinks: false,
  });
  const names = new Set<string>();
  const apiPages: string[] = [];
  let [dataFrames, fileLabels] = [false, false];
  for (const file of found.sort(compareText)) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    for (const name of read) if (text.includes(name)) names.add(name);
    if (!/\.mdx?$/.test(file)) continue;
    dataFrames ||= showsData(text);
    fileLabels ||= hasLabel(text.split(/\r?\n/));
    if (/\.(?:api|info|tag|schema)\.mdx$/.test(file)) apiPages.push(file);
  }
  return { names, dataFrames, fileLabels, apiPages };
}

function showsData(text: string): boolean {
  const frames = text.split(/<iframe\b/i).slice(1);
  return frames.some((rest) =>
    /\bsrc=(?:"|'|\{["'`])data:(?!text\/(?:html|xml|xsl)|image\/svg)/i.test(rest.slice(0, rest.indexOf('>') + 1)),
  );
}

function hasLabel(lines: readonly string[]): boolean {
  const fence = /^[ \t]*(?:```|~~~)/;
  return lines.some((line, at) => fence.test(line) && /[ \t]file=/.test(line) && !fence.test(lines[at + 1] ?? '```'));
}
