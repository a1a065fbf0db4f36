// The pages about the look of a site: they name all that a site may change, and their examples build.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slotNames } from '#model/slots';
import { build } from '../../src/index.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { exampleOf } from './examples.ts';

const manual = ['make-it-yours', 'parts', 'hooks'].map((page) => readFileSync(`docs/${page}.md`, 'utf8')).join('\n');

test('names every part and every custom property', () => {
  for (const name of slotNames) expect(manual).toContain(`\`${name}\``);
  const tokens = readFileSync('src/theme/styles/tokens.css', 'utf8');
  const properties = new Set(Array.from(tokens.matchAll(/^ {2}(--[\w-]+):/gm), ([, name = '']) => name.replace(/-tint$/, '')));
  expect(properties).toContain('--color-accent');
  expect([...properties].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});

test('shows examples that build, all of them together', async () => {
  const { files } = exampleOf(manual);
  expect(Object.keys(files).sort()).toEqual([
    'site.config.ts',
    'site/DocLink.tsx',
    'site/Feedback.module.css',
    'site/Feedback.tsx',
    'site/Footer.tsx',
    'site/Unreleased.tsx',
    'site/Way.tsx',
    'site/custom.css',
    'site/visits.ts',
  ]);
  const all =
    "theme: { accent: '#6d28d9', css: ['site/custom.css'], slots: { ContentEnd: './site/Feedback.tsx', Footer: './site/Footer.tsx' } }";
  const config = (files['site.config.ts'] ?? '').replace(
    "theme: { css: ['site/custom.css'] }",
    `preset: { 'git-dates': false }, ${all}`,
  );
  const root = mkdtempSync(join(tmpdir(), 'slodocs-yours-'));
  try {
    writeSite(root, {
      ...files,
      'site.config.ts': config,
      'site/fonts/Atkinson.woff2': 'font',
      'docs/guide.md': '# Guide\n\nText.\n',
    });
    const { diagnostics } = await build({ root });
    expect(diagnostics).toEqual([]);
    const page = readFileSync(join(root, 'build/docs/guide/index.html'), 'utf8');
    expect(page).toContain('<a href="mailto:docs@nines.example?subject=About%20%E2%80%9CGuide%E2%80%9D">Tell us</a>');
    expect(page).toMatch(/<p class="status">All systems are <a href="https:\/\/status\.nines\.example".*<\/p>/);
    expect(page.match(/<link rel="stylesheet"/g)).toHaveLength(4);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('the restyle by example is what its last step shows, without a fault', async () => {
  const page = readFileSync('docs/restyle.md', 'utf8');
  const { files } = exampleOf(page);
  const [, properties = '', rules = ''] =
    page
      .match(/^```css title="site\/brand\.css"\n[\s\S]*?^```$/gm)
      ?.flatMap((fence, index) => (index === 0 ? ['', fence] : [fence])) ?? [];
  const css = [properties, rules].map((fence) => fence.split('\n').slice(1, -1).join('\n')).join('\n\n');
  const theme = [...page.matchAll(/^ {2}theme: \{[\s\S]*?^ {2}\},$/gm)].at(-1)?.[0] ?? '';
  const config = (files['site.config.ts'] ?? '').replace(
    /^ {2}theme: \{[\s\S]*?^ {2}\},$/m,
    `${theme}\n  preset: { 'git-dates': false },`,
  );
  const root = mkdtempSync(join(tmpdir(), 'slodocs-yours-'));
  try {
    writeSite(root, {
      ...files,
      'site.config.ts': config,
      'site/brand.css': css,
      'docs/index.md': '# Nines\n',
      'docs/teams.md': '# Teams\n',
    });
    const { diagnostics } = await build({ root });
    expect(diagnostics).toEqual([]);
    const html = readFileSync(join(root, 'build/targets/index.html'), 'utf8');
    expect(html).toContain('216 minutes of failure in 30 days');
    expect(html).toContain('Was this page helpful?');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
