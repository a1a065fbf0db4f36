// Known ways in which code of a site ended a build as a fault of slodocs, or changed the site without a word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { safeError } from '../../../src/code/site-code/module-trace.ts';
import { messageOf } from '../../../src/kit/thrown.ts';
import { build } from '../../cli/in-process.ts';
import { configText, temporarySite } from '../built-site.ts';

const traps = '{ get() { throw traps; }, getPrototypeOf() { throw traps; }, has() { throw traps; } }';

async function printedBy(plugin: string, page = '# Home\n') {
  const config = `const traps = ${traps};\n${configText(`  plugins: [{ name: 'odd', apiVersion: 1, diagnostics: { said: { severity: 'error', summary: 'Said.' } }, ${plugin} }],\n`)}`;
  const root = temporarySite({ 'docs/index.mdx': page, 'site.config.ts': config });
  const { code, printed } = await build(root, ['--concurrency', '1']);
  expect(code, printed).toBe(1);
  return printed;
}

test('a hook that changes the settings is told of it', async () => {
  expect(await printedBy("resolve(site) { site.settings.title = 'x'; return site; }")).toContain('Cannot assign to read only');
});

test('a hook that changes a page, or takes its route away, is told of it', async () => {
  expect(await printedBy('resolve(site) { delete site.pages[0].route; return site; }')).toContain('Cannot delete property');
  expect(await printedBy('resolve(site) { site.pages.push({}); return site; }')).toContain('not extensible');
});

test('a fix without a title is no report', async () => {
  const place = "{ file: 'docs/index.mdx', start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }";
  const call = `ctx.report({ code: 'said', message: 'm', place: ${place}, fix: { place: ${place}, text: '' } })`;
  expect(await printedBy(`resolve(site, ctx) { ${call}; return site; }`)).toContain('"fix.title" is undefined');
});

test('content that throws what throws again is reported at its place', async () => {
  const page = `# Home\n\nexport const traps = ${traps};\n\n{(() => { throw new Proxy({}, traps); })()}\n`;
  expect(await printedBy('resolve: (site) => site', page)).toContain('docs/index.mdx:5:2');
});

const step = (kind: string, words: string): string => `markdown: () => ({ ${kind}: [() => (tree) => { ${words} }] })`;

test('a node without the nodes that it needs is told of', async () => {
  const words = 'tree.children[0].children = undefined;';
  expect(await printedBy(step('remark', words))).toContain('a node "heading" whose "children" is undefined, not a list');
  expect(await printedBy(step('rehype', words))).toContain('a node "element" whose "children" is undefined, not a list');
});

test('a step may make a text of another node, and leave the key of those that it held behind', async () => {
  const words = "tree.children[0].children[0] = { type: 'text', value: 'Made', children: undefined };";
  const plugins = `  plugins: [{ name: 'odd', apiVersion: 1, ${step('remark', words)} }],\n`;
  const root = temporarySite({ 'docs/index.md': '# *Home*\n', 'site.config.ts': configText(plugins) });
  const { code, printed } = await build(root);
  expect(code, printed).toBe(0);
  expect(readFileSync(join(root, 'build/docs/index.html'), 'utf8')).toContain('>Made');
});

test('millions of sources are refused', async () => {
  expect(await printedBy('discover: () => Array(10_000_000).fill({})')).toContain('10,000,000 sources');
});

test('whatever was thrown becomes an error that can be read', () => {
  const circular = new Error('own cause');
  circular.cause = circular;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const getter = Object.defineProperty(new Error('a'), 'message', {
    get: () => {
      throw circular;
    },
  });
  for (const thrown of [
    undefined,
    null,
    proxy,
    circular,
    getter,
    Object.create(null),
    Symbol('s'),
    Object.freeze(new Error('f')),
  ]) {
    expect(safeError(thrown)).toBeInstanceOf(Error);
    expect(messageOf(thrown)).not.toBe('');
  }
  const own = new TypeError('ours');
  expect(safeError(own)).toBe(own);
  expect(messageOf(new Error('x'.repeat(10_000_000))).length).toBeLessThan(3000);
});
