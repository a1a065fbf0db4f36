// Builds a site that holds hostile texts and tells what came out that must not.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { type BuildResult, build } from '../../src/index.ts';
import { secret, secretFiles } from './payloads.ts';

export interface Outcome {
  readonly result: BuildResult;
  /** One sentence for each thing that came out and must not. */
  readonly escaped: readonly string[];
  readonly seconds: number;
  /** Sources of docs that have no page in the output, and of which nothing is reported. */
  readonly lost: readonly string[];
}

const live = `import { useState } from 'react';
export function Live({ text, children }: { text: string; children?: unknown }) {
  const [shown] = useState(text);
  return <p title={text}>{shown}{children as string}</p>;
}
`;

export function configOf(members: string): string {
  const names = 'defineConfig';
  return `import { ${names} } from 'slodocs';
import { posts, redirects } from 'slodocs/plugins';

void posts; void redirects;
export default defineConfig({ title: 'Hostile', url: 'https://hostile.example', docs: [{ routeBasePath: '/', editUrl: 'https://edit.example' }], preset: { 'git-dates': false },
  ${members}
});
`;
}

/**
 * Builds it as it is, and again with every fault that was reported turned down to a warning, until none is left: so what was refused
 * meets the rest of the pipeline as well.
 */
export async function trySite(members: string, files: Readonly<Record<string, string>>, concurrency?: number): Promise<Outcome> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-hostile-')));
  const root = join(folder, 'site');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    const all = { 'docs/index.md': '# Home\n\nWords.\n', 'src/Live.tsx': live, ...secretFiles, ...files };
    for (const [path, text] of Object.entries(all)) write(path, text);
    write('site.config.ts', configOf(members));
    const escaped: string[] = [];
    const codes = new Set<string>();
    const start = performance.now();
    let result: BuildResult;
    for (;;) {
      result = await build({ root, ...(concurrency ? { concurrency } : {}) });
      escaped.push(...escapes(root), ...badPlaces(result));
      const found = result.diagnostics.filter(({ severity, code }) => severity === 'error' && !code.startsWith('configure/'));
      const isNew = found.some(({ code }) => !codes.has(code));
      if (!isNew) break;
      for (const { code } of found) codes.add(code);
      const turned = [...codes].sort().map((code) => `'${code}': 'warning' as const`);
      write('site.config.ts', configOf(`${members}\n  severity: { ${turned.join(', ')} },`));
    }
    const seconds = (performance.now() - start) / 1000;
    const sources = Object.keys(files).filter((path) => /^docs\/[^/]+\.mdx?$/.test(path));
    const lost = result.ok ? lostSources(sources, result) : [];
    return { lost, result, escaped: [...new Set(escaped)], seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page is known by the link to edit its source, or by its address, where it has another such link. */
function lostSources(sources: readonly string[], { outDir, diagnostics }: BuildResult): readonly string[] {
  const reported = new Set(diagnostics.map(({ place }) => place?.file));
  const pages = filesIn(outDir).filter((path) => path.endsWith('.html'));
  const edited = new Set(
    pages.flatMap((path) =>
      Array.from(readFileSync(join(outDir, path), 'utf8').matchAll(/https:\/\/edit\.example\/([^"]+)"/g), ([, source]) => source),
    ),
  );
  const addressOf = (source: string): string => `${source.replace(/^docs\/|\.mdx?$/g, '')}/index.html`;
  return sources.filter((path) => !reported.has(path) && !edited.has(path) && !pages.includes(addressOf(path)));
}

/** What stands in the output, and beside it, that must not. */
function escapes(root: string): readonly string[] {
  const found: string[] = [];
  const output = join(root, 'build');
  if (existsSync(output)) {
    for (const path of filesIn(output)) {
      const bytes = readFileSync(join(output, path));
      if (bytes.includes(secret)) found.push(`${path} holds a secret`);
      const text = bytes.toString('utf8');
      if (/\.(?:html|xml|txt|md|json|js|css|webmanifest)$/.test(path) && text.includes('\0')) found.push(`${path} holds NUL`);
      if (path.endsWith('.html')) for (const fault of faultsOfPage(text)) found.push(`${path}: ${fault}`);
      if (/\.xml$/.test(path)) {
        const valid = XMLValidator.validate(text);
        if (valid !== true) found.push(`${path} is no XML: ${valid.err.msg}`);
        if (/[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/.test(text)) found.push(`${path} holds a character that XML cannot hold`);
      }
      if (path.endsWith('.json')) {
        try {
          JSON.parse(text);
        } catch {
          found.push(`${path} is no JSON`);
        }
      }
      if (path === '_headers' && /^\s*X-Header/m.test(text)) found.push('_headers holds a header of a text');
    }
  }
  const around = filesIn(dirname(root)).filter((path) => !path.startsWith('site/') && !path.startsWith('secret/'));
  for (const path of around) found.push(`${path} was written outside of the site`);
  for (const [path, text] of Object.entries(secretFiles))
    if (readFileSync(join(root, path), 'utf8') !== text) found.push(`${path} was changed`);
  return found;
}

/** Scripts, handlers and addresses that run, of which no field may make one. What stands in the JSON of a page is data. */
function faultsOfPage(html: string): readonly string[] {
  const faults: string[] = [];
  const tags = html.match(/<[a-z][^\s>/]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  for (const tag of tags) {
    if (/^<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:json|ld\+json)")/i.test(tag))
      faults.push(`a script in the page: ${tag}`);
    const names = tag.replace(/"[^"]*"|'[^']*'/g, '').match(/\son\w+(?==)/gi);
    if (names) faults.push(`a handler: ${tag.slice(0, 80)}`);
    if (/\s(?:href|src|action|data|formaction)\s*=\s*["']?\s*javascript:/i.test(tag))
      faults.push(`an address that runs: ${tag.slice(0, 80)}`);
  }
  return faults;
}

/** Each fault has a code and stands in the site. */
function badPlaces({ diagnostics }: BuildResult): readonly string[] {
  return diagnostics.flatMap(({ code, place, message }) => {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(code)) return [`a fault without a code: ${message}`];
    return place && (place.start?.line ?? 1) < 1 ? [`${code} stands nowhere`] : [];
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}
