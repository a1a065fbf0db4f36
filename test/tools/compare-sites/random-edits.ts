// Reports a site before and after random edits, and holds the report against both outputs.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { SiteDescription } from '#model/site-description';
import { printReportHtml } from '../../../src/cli/printers/change-report-html.ts';
import { printReportMarkdown } from '../../../src/cli/printers/change-report-markdown.ts';
import { build, reportChange, type SiteReport } from '../../../src/index.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { editRandomly } from './edited-site.ts';
import { holdReport } from './held-report.ts';

export interface Reported {
  readonly edits: readonly string[];
  readonly report: SiteReport;
  readonly html: string;
  readonly markdown: string;
}

export async function reportEdits(write: (root: string) => void, count: number, seed: number): Promise<Reported> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-edits-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(root);
  const [before, after] = [join(root, '.out/before'), join(root, '.out/after')];
  const make = async (outDir: string): Promise<void> => {
    const { diagnostics } = await build({ root, outDir });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  };
  await make(before);
  const edits = editRandomly(root, count, seeded(seed));
  await make(after);
  const report = await reportOf(before, after);
  const html = printReportHtml(report, 'Edited');
  holdReport([before, after], report, html);
  return { edits, report, html, markdown: printReportMarkdown(report, 'Edited') };
}

/** Without pictures. */
export async function reportOf(before: string, after: string): Promise<SiteReport> {
  const read = async (folder: string) => {
    const description = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as SiteDescription;
    return { folder, description };
  };
  return reportChange({ before: await read(before), after: await read(after), pictures: undefined });
}
