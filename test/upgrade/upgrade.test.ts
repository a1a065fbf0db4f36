// Upgrades sites that 0.2 has built, by the page of the manual alone: each break is reported before its step, and none is left after all.
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveOutput } from '../../src/cli/serve/serve-output.ts';
import { type BuildResult, build, ejectPart } from '../../src/index.ts';
import { hasChromium, startChromium } from '../chromium.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';
import { steps, take } from './steps.ts';

/** Each of the steps is a section of its own, whatever it shows. */
const sections = [...new Set(steps.map(({ heading }) => heading))];

function copyOf(name: string): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-upgrade-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join('test/upgrade/fixtures', name), root, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

const codesOf = ({ diagnostics }: BuildResult): readonly string[] => [...new Set(diagnostics.map(({ code }) => code))].sort();

describe('a site that 0.2 has made by init', () => {
  it('builds as it is', async () => {
    const result = await build({ root: copyOf('init'), strict: true });
    expect(result.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(result.ok).toBe(true);
    expect(result.pages).toBe(40);
  }, 60_000);
});

describe('a site with plugins, parts and a live layout of 0.2', () => {
  it('has a step in every section that shows a difference', () => {
    expect(sections.length).toBeGreaterThanOrEqual(7);
    for (const { heading, code } of steps) expect(code, heading).not.toBe('');
  });

  it.each(sections)('is told of what the section "%s" changes, at a place', async (section) => {
    const root = copyOf('plugins');
    const others = steps.filter(({ heading }) => heading !== section);
    take(root, others);
    const result = await build({ root, strict: true });
    expect(result.ok).toBe(false);
    const { code } = steps.find(({ heading }) => heading === section) ?? { code: '' };
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map((one) => one.code))).toEqual(new Set([code]));
    for (const { place, help } of errors) expect([place?.file, help]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('builds after all steps, and the part that it has copied is the one of this version', async () => {
    const root = copyOf('plugins');
    take(root, steps);
    const first = await build({ root, strict: true });
    expect(first.ok).toBe(true);
    expect(codesOf(first)).toEqual(['discover/part-changed', 'report/many', 'words/long-word']);
    expect(first.diagnostics.map(({ place, fix }) => [place?.file, fix?.text])).toContainEqual(['docs/index.md', 'Use']);
    expect((await ejectPart({ root, part: 'Toc', force: true })).refusal).toBeUndefined();
    const second = await build({ root, strict: true });
    expect([second.ok, codesOf(second)]).toEqual([true, ['report/many', 'words/long-word']]);
    if (!hasChromium) return;
    await usesLayout(second.outDir);
    expect((await verifyFolder(root)).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  }, 60_000);
});

/** Presses the button of the live layout: only its handler reads the props, which 0.2 sent with every page. */
async function usesLayout(outDir: string): Promise<void> {
  const [browser, server] = await Promise.all([
    startChromium(),
    serveOutput({ outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port: 0 }),
  ]);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}recipes`);
    await page.locator('[data-island=layout][data-awake]').waitFor();
    await page.getByRole('button', { name: 'Show a recipe' }).click();
    await page.getByRole('button', { name: 'Recipe 1' }).waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
}
