// Checks that the time and memory of a build grow no faster than its input, with inputs of size N, 2N and 4N.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bin, site } from './pipeline/6-emit/site-on-disk.ts';

type Schema = Readonly<Record<string, unknown>>;

const times = <T>(count: number, make: (n: number) => T): readonly T[] => Array.from({ length: count }, (_, n) => make(n));
const text = (count: number, make: (n: number) => string): string => times(count, make).join('');
const record = (count: number, make: (n: number) => unknown) => Object.fromEntries(times(count, (n) => [`p${n}`, make(n)]));
const page = (front: string, body: string) => ({ 'docs/index.md': `---\ntitle: Home\n${front}---\n\n${body}\n` });

/** A document with one operation that takes and gives `schema`. */
function api(schema: Schema, schemas: Schema = {}, parameters: readonly object[] = []) {
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'Done.', content } };
  const post = { operationId: 'a', summary: 'A', parameters, requestBody: { content }, responses };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post } },
    components: { schemas },
  };
  return { 'docs/index.md': '# Home\n', 'api.json': JSON.stringify(document, null, 2) };
}

const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const ofText = { type: 'string', description: 'A text.' };

const kinds: readonly (readonly [what: string, most: number, make: (count: number) => Readonly<Record<string, string>>])[] = [
  [
    'types each of which is one of all others',
    40,
    (count) =>
      api(
        named('p0'),
        record(count, (own) => ({ oneOf: times(count, (n) => named(`p${n}`)).filter((_, n) => n !== own) })),
      ),
  ],
  [
    'types that hold the last one twice',
    40,
    (count) =>
      api(
        named(`p${count - 1}`),
        record(count, (n) => (n === 0 ? ofText : { allOf: [named(`p${n - 1}`), named(`p${n - 1}`)] })),
      ),
  ],
  [
    'lists in lists of which each holds three',
    40,
    (count) =>
      api(
        named(`p${count - 1}`),
        record(count, (n) => (n === 0 ? ofText : { type: 'array', minItems: 3, items: named(`p${n - 1}`) })),
      ),
  ],
  ['properties', 5000, (count) => api({ type: 'object', properties: record(count, () => ofText) })],
  [
    'parameters',
    2000,
    (count) =>
      api(
        ofText,
        {},
        times(count, (n) => ({ name: `p${n}`, in: 'query', schema: ofText })),
      ),
  ],
  [
    'parameters of a path that has none',
    2000,
    (count) =>
      api(
        ofText,
        {},
        times(count, (n) => ({ name: `p${n}`, in: 'path' })),
      ),
  ],
  [
    'keys of front matter',
    100_000,
    (count) =>
      page(
        text(count, (n) => `k${n}: 1\n`),
        'Text.',
      ),
  ],
  ['tags of a page', 3000, (count) => page(`tags: [${times(count, (n) => `tag${n}`).join(', ')}]\n`, 'Text.')],
  [
    'HTML tags',
    3000,
    (count) =>
      page(
        '',
        text(count, () => '<b>bold</b> '),
      ),
  ],
  ['comments in a line of code', 20_000, (count) => page('', `\`\`\`html\n${'<!-- '.repeat(count)}\n\`\`\``)],
  [
    'comments of a page',
    20_000,
    (count) =>
      page(
        '',
        text(count, (n) => `<!-- ${n} -->\n\n`),
      ),
  ],
  ['blank lines of code', 80_000, (count) => page('', `\`\`\`js\na\n${'\n'.repeat(count)}b\n\`\`\``)],
  ['blanks in a style', 80_000, (count) => page('', `<b style="color:red${' '.repeat(count)}">x</b>`)],
  ['letters of an old address', 80_000, (count) => page(`redirect_from: /${'/'.repeat(count)}x\n`, 'Text.')],
];

const config = `import { existsSync } from 'node:fs';
import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';
const plugins = existsSync(new URL('api.json', 'file://' + process.cwd() + '/')) ? [openapi({ specs: [{ file: 'api.json', path: 'api' }] })] : [];
export default defineConfig({ title: 'T', url: 'https://t.example', preset: { 'git-dates': false }, plugins });
`;
/** Prints what the process has used, again and again: its last words are the figure. */
const tellUse =
  "data:text/javascript,setInterval(()=>process._rawDebug('use',process.cpuUsage().user/1e6,process.resourceUsage().maxRSS/1024),20).unref()";

/** Seconds of processors, and MB. A site that is refused has an end as well. */
function measure(files: Readonly<Record<string, string>>) {
  const root = site({ 'site.config.ts': config, ...files });
  const args = ['--import', tellUse, bin, 'build', '--no-cache'];
  const { stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 300_000 });
  expect([0, 1], stderr.slice(-2000)).toContain(status);
  const [, seconds, memory] = [...stderr.matchAll(/^use (\S+) (\S+)$/gm)].at(-1) ?? [];
  return { seconds: Number(seconds), memory: Number(memory) };
}

test.each(kinds)('%s', { timeout: 900_000 }, (what, most, make) => {
  const figures = [most / 4, most / 2, most].map((count) => ({ count, ...measure(make(count)) }));
  const trivial = measure({ 'docs/index.md': '# Home\n' });
  const own = figures.map(({ seconds }) => Math.max(0, seconds - trivial.seconds));
  const [, half = 0, whole = 0] = own;
  console.log(
    `${what}: ${figures.map(({ count, memory }, at) => `${count} ${own[at]?.toFixed(1)} s ${memory.toFixed(0)} MB`).join(', ')}`,
  );
  // Twice as much may take twice as long, and a half second of noise.
  expect(whole).toBeLessThan(2.5 * half + 0.5);
});
