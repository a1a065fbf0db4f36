// Writes two outputs page by page, and reports what differs.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { printReportHtml } from '../../../src/cli/printers/change-report-html.ts';
import { printReportMarkdown } from '../../../src/cli/printers/change-report-markdown.ts';
import type { SiteReport } from '../../../src/index.ts';
import { reportOf } from './random-edits.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

export function page(body: string, { title = 'A page', around = '', main = 'main' } = {}): string {
  return `<!doctype html><html lang="en"><head><title>${title} | Site</title><meta name="description" content="About"></head><body>${around}<main class="${main}">${body}</main></body></html>`;
}

/** Two outputs with these files besides their descriptions, which name the paths. */
export function outputs(paths: readonly string[], before: Files, after: Files): readonly [string, string] {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-outputs-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const pages = paths.map((path) => ({
    path,
    title: 'A page',
    kind: 'doc',
    version: 'current',
    unlisted: false,
    description: '',
    content: path,
    anchors: [],
    links: [],
  }));
  const described = JSON.stringify({ format: 1, title: 'Site', url: '', baseUrl: '/', pages, redirects: [] });
  const [left, right] = [before, after].map((files, n) => {
    const folder = join(root, n === 0 ? 'before' : 'after');
    for (const [path, content] of Object.entries({ 'site.json': described, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  });
  return [left ?? '', right ?? ''];
}

export async function reported([before, after]: readonly [string, string]) {
  const report: SiteReport = await reportOf(before, after);
  return { report, html: printReportHtml(report, 'Site'), markdown: printReportMarkdown(report, 'Site') };
}
