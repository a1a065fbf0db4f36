// Fixes faulty sites, and reports every byte that changed outside the texts that the fixes name.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { check, type Diagnostic, fixSite } from '../../../src/index.ts';
import { LineIndex } from '../../../src/kit/line-index.ts';
import { withCaseSite } from '../../../src/testing/testing.ts';
import type { Random } from '../../seeded-faults/random.ts';

const tests = fileURLToPath(new URL('../..', import.meta.url));

/** All cases of ours that print a fix: one at least for each code that has any. */
export function casesWithFixes(): readonly string[] {
  return fastGlob
    .sync('**/cases/*/expected.txt', { cwd: tests, absolute: true })
    .filter((file) => /^\s*= ?fix: |^fix: /m.test(readFileSync(file, 'utf8')))
    .map(dirname)
    .sort();
}

export interface Outcome {
  readonly codes: readonly string[];
  readonly fixed: number;
  readonly damage: readonly string[];
}

/** Fixes a case in another form: other line ends, a byte order mark, words around, and plugins that claim what is not there. */
export function fixCase(folder: string, random: Random): Promise<Outcome> {
  return withCaseSite(folder, {}, async (root) => {
    const files = (await fastGlob('**/*', { cwd: root, dot: true, ignore: ['**/node_modules/**', '.slodocs/**'] })).sort();
    for (const file of files) disguise(join(root, file), random);
    writeFileSync(join(root, 'specification.yaml'), specification);
    if (existsSync(join(root, 'docs'))) writeFileSync(join(root, 'docs/order-paid.md'), '# Paid\n');
    claimFalsely(root, random);
    const before = new Map(files.map((file) => [file, readFileSync(join(root, file))]));
    const codes = new Set<string>();
    const damage: string[] = [];
    let fixed = 0;
    const result = await fixSite({
      root,
      async onChanges(changes) {
        const named = (await check({ root })).diagnostics.filter(({ fix }) => fix);
        for (const { code } of named) codes.add(code);
        for (const change of changes) {
          fixed += change.fixes;
          before.delete(change.path);
          const onDisk = readFileSync(join(root, change.path), 'utf8').replace(/^\uFEFF/, '');
          if (onDisk !== change.before) damage.push(`${change.path} was read as another text`);
          if (!follows(change.before, change.after, named, change.path))
            damage.push(`${change.path}\n${change.before}\n→\n${change.after}`);
        }
      },
    });
    if (result.refusal) damage.push(result.refusal.message);
    for (const [file, bytes] of before)
      if (!readFileSync(join(root, file)).equals(bytes)) damage.push(`${file} was changed unsaid`);
    if (readFileSync(join(root, 'specification.yaml'), 'utf8') !== specification) damage.push('the specification was changed');
    return { codes: [...codes], fixed, damage };
  });
}

/** True if `after` is `before` with some of the named texts replaced by what their fixes write. */
function follows(before: string, after: string, named: readonly Diagnostic[], file: string): boolean {
  const lines = new LineIndex(before);
  const edits = named.flatMap(({ fix }) => {
    if (!fix || fix.place.file !== file) return [];
    const start = lines.offsetAt(fix.place.start);
    if (before.slice(start, start + fix.replaces.length) !== fix.replaces) return [];
    const ending = /\r\n|\n|\r/.exec(before)?.[0] ?? '\n';
    return [{ start, end: start + fix.replaces.length, text: fix.text.replaceAll(/\r?\n/g, ending) }];
  });
  let reached = new Map([[0, new Set([0])]]);
  const stops = [...new Set([...edits.flatMap(({ start, end }) => [start, end]), before.length])].sort((a, b) => a - b);
  for (const stop of stops) {
    const next = new Map<number, Set<number>>();
    const reach = (from: number, to: number): void => void next.set(from, (next.get(from) ?? new Set()).add(to));
    for (const [from, places] of reached) {
      for (const to of places) {
        if (from > stop) reach(from, to);
        else if (after.startsWith(before.slice(from, stop), to)) reach(stop, to + stop - from);
      }
    }
    for (const { start, end, text } of edits)
      if (start === stop) for (const to of next.get(start) ?? []) if (after.startsWith(text, to)) reach(end, to + text.length);
    reached = next;
  }
  return reached.get(before.length)?.has(after.length) ?? false;
}

const prose = ['Ελληνικά 𝒳 👩‍👩‍👧 words.', 'Plain words, and evt!order.paid once.', 'A line with `code`\u2028and a separator.'];

function disguise(file: string, random: Random): void {
  const bytes = readFileSync(file);
  const isText = /\.(?:mdx?|ya?ml|ts|tsx|json)$/.test(file) && Buffer.from(bytes.toString()).equals(bytes);
  if (!isText || bytes.includes('\r')) return;
  let text = bytes.toString();
  if (/\.mdx?$/.test(file)) {
    const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    const lead = random.below(2) === 0 ? `\n${random.pick(prose)}\n\n` : '';
    text = `${head}${lead}${text.slice(head.length)}\n\nWait for evt!order.payed, and ${random.pick(prose)}\n`;
  }
  if (random.below(3) === 0) text = text.replaceAll('\n', '\r\n');
  if (random.below(3) === 0 && !text.startsWith('\uFEFF')) text = `\uFEFF${text}`;
  writeFileSync(file, text);
}

const specification = `openapi: 3.1.0
info:
  title: Orders
  description: See [events](/events/order-payed) and evt!order.payed.
`;

/**
 * Adds a plugin whose step makes broken links of words, at the place of those words; whose page has broken links, and comes from
 * the specification; and which reports fixes at random places, for texts that mostly stand elsewhere.
 */
function claimFalsely(root: string, random: Random): void {
  const config = ['ts', 'mts', 'js', 'mjs'].map((end) => join(root, `site.config.${end}`)).find((file) => existsSync(file));
  if (config === undefined) return;
  const text = readFileSync(config, 'utf8');
  // Where a case is about its plugins, their places count.
  if (/plugins\s*:/.test(text) || !/defineConfig\(\{/.test(text)) return;
  const claims = Array.from({ length: 4 }, () => [1 + random.below(8), 1 + random.below(12), random.below(9)]);
  const plugin = `
    plugins: [
      {
        name: 'false-claims',
        apiVersion: 1,
        diagnostics: { claim: { severity: 'info', summary: 'A claim.' } },
        discover: () => [
          {
            id: 'orders.md',
            docs: 'default',
            text: '# Orders\\n\\nSee [events](/events/order-payed) and [paid](./order-payed.md).\\n',
            origin: 'specification.yaml',
            place: { start: { line: 2, column: 1 }, end: { line: 4, column: 70 } },
          },
        ],
        markdown: () => ({
          remark: [
            () => (tree) => {
              for (const node of tree.children) {
                if (node.type !== 'paragraph') continue;
                node.children = node.children.flatMap((child) =>
                  child.type === 'text' && child.value.includes('evt!')
                    ? [{ type: 'link', url: './order-payed.md', position: child.position, children: [{ ...child }] }]
                    : [child],
                );
              }
            },
          ],
        }),
        resolve(site, ctx) {
          for (const page of site.pages) {
            const file = page.document?.source.path;
            if (!file) continue;
            for (const [line, column, length] of ${JSON.stringify(claims)}) {
              const place = { file, start: { line, column }, end: { line, column: column + length } };
              ctx.report({ code: 'claim', message: \`claim \${line} \${column}\`, place, fix: { title: 'claim', place, replaces: 'words'.slice(0, length), text: 'DAMAGE' } });
            }
          }
          return site;
        },
      },
    ],`;
  writeFileSync(
    config,
    text.replace(/defineConfig\(\{/, (start) => `${start}${plugin}`),
  );
}
