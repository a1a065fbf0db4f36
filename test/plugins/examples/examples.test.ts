// Tests how fences become examples: chains, files, consoles, placeholders, checks, and what is wrong with them.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, check, openSession } from '#index';
import { slodocs } from '../../cli/in-process.ts';
import { examplesSite, fence, tested } from './tested-site.ts';

const none = "{ isolation: 'none' }";
const output = (text: string): string => fence('text output', text);

describe('examples that are as their page says', () => {
  test.each([
    [
      'a setup comes before those that follow',
      fence('js setup', 'const one = 1;') + fence('js test', 'console.log(one)') + output('1'),
    ],
    [
      'a block goes on with a named one, and each prints its own',
      fence('python test="sum"', 'total = 1\nprint(total)') +
        output('1') +
        fence('python test', 'pass') +
        fence('python continues="sum"', 'print(total + 1)') +
        output('2'),
    ],
    [
      'a chain of a shell keeps its folder',
      fence('sh test', 'mkdir a; cd a') + fence('sh continues', 'basename "$PWD"') + output('a'),
    ],
    [
      'files of the page are in the folder',
      fence('ts files title="lib/twice.ts"', 'export const twice = (n: number): number => 2 * n;') +
        fence('ts test', "import { twice } from './lib/twice.ts';\nconsole.log(twice(2));") +
        output('4'),
    ],
    ['a console shows commands and what each prints', fence('console test', '$ echo a \\\n> b\na b\n$ cd /\n$ pwd\n/')],
    [
      'placeholders and lines of dots stand for anything of their kind',
      fence(
        'js test',
        "console.log('id', crypto.randomUUID());\nconsole.log('at', new Date().toISOString());\nconsole.log('took 12 ms, 1,024 bytes, ./a/b.txt');\nfor (let n = 0; n < 9; n++) console.log(n);",
      ) + output('id <uuid>\nat <date>\ntook <duration>, <number> bytes, <path>\n0\n...\n8'),
    ],
    ['an example that is to fail does', fence('sh test fails', 'echo no; exit 3') + output('no')],
    ['an example that is skipped does not run', fence('sh skip="needs a network"', 'exit 1') + output('anything')],
    [
      'modules of the older kind run as well',
      fence('js test', "const { sep } = require('node:path');\nconsole.log(sep);") + output('/'),
    ],
    ['it reads an empty input', fence('python test', 'import sys\nprint(repr(sys.stdin.read()))') + output("''")],
    [
      'its environment is clean',
      fence('sh test', 'env | grep -vE "^(PATH|HOME|LANG|TZ|PWD|OLDPWD|SHLVL|_)=" || echo none\necho $TZ') + output('none\nUTC'),
    ],
  ])('%s', async (_, page) => expect(await tested(page, none)).toEqual([]));
});

describe('examples that are not', () => {
  test.each([
    [
      'a fault is at its line',
      fence('js test', 'const a = 1;\nthrow new Error("no");'),
      ['5 failed: the example exits with code 1: Error: no'],
    ],
    [
      'of TypeScript, too',
      fence('ts test', 'const a: number = 1;\n\nthrow new Error(String(a));'),
      ['6 failed: the example exits with code 1: Error: 1'],
    ],
    [
      'of Python, too',
      fence('python setup', 'def f():\n    raise ValueError("no")') + fence('python test', 'f()'),
      ['5 failed: the example exits with code 1: ValueError: no'],
    ],
    [
      'of a shell, too',
      fence('sh test', 'true\nnowhere'),
      [expect.stringMatching(/^5 failed: the example exits with code 127: \.example\.sh: (?:line )?2: nowhere: /)],
    ],
    ['of a console, at its command', fence('console test', '$ true\n$ cat nowhere'), ['5 failed: the example exits with code 1']],
    [
      'more is printed',
      fence('sh test', 'echo a; echo b') + output('a'),
      ['9 wrong-output: the example prints additional output: "b"'],
    ],
    ['less is printed', fence('sh test', 'echo a') + output('a\nb'), ['9 wrong-output: the example does not print "b"']],
    ['nothing is what is printed', fence('sh test', 'true') + output('a'), ['8 wrong-output: the example does not print "a"']],
    ['it never ends', fence('sh test', 'sleep 60'), ['3 failed: the example was stopped: it takes longer than 1 second']],
    ['it prints megabytes', fence('sh test', 'yes'), ['3 failed: the example was stopped: it prints more than 200 kB']],
    ['it prints bytes', fence('sh test', "printf '\\377\\000'"), ['3 failed: the example was stopped: its output is not text']],
    ['it is to fail', fence('sh test fails', 'true'), ['3 failed: the example is expected to fail, but it succeeds']],
    ['it is no TypeScript', fence('ts test', 'const a: = 1;'), ['3 failed: the example is not valid TypeScript: Unexpected "="']],
    ['an output without an example', output('a'), ['3 broken-chain: there is no example before this output']],
    [
      'two outputs of one',
      fence('sh test', 'echo a') + output('a') + output('a'),
      ['11 broken-chain: the block before this one already has an output'],
    ],
    [
      'two of one name',
      fence('sh test="a"', 'true') + fence('sh test="a"', 'true'),
      ['7 broken-chain: two examples on this page are named "a"'],
    ],
    [
      'no such name',
      fence('sh test="first"', 'true') + fence('sh continues="fist"', 'true'),
      ['7 broken-chain: there is no earlier example named "fist"'],
    ],
    ['nothing to go on with', fence('sh continues', 'true'), ['3 broken-chain: there is no example to continue']],
    [
      'it goes on after a failure',
      fence('sh test fails', 'exit 1') + fence('sh continues', 'true'),
      ['7 broken-chain: the example that this one continues is expected to fail'],
    ],
    [
      'it goes on in another language',
      fence('sh test', 'true') + fence('js continues', '1'),
      ['7 broken-chain: a "js" block continues a "sh" block'],
    ],
    [
      'programs that stand alone',
      fence('go setup', 'a') + fence('go test', 'b'),
      ['7 broken-chain: "go" blocks cannot continue each other'],
    ],
    ['a console without a command', fence('console test', 'nothing'), ['3 broken-chain: this block contains no command']],
    ['a skip without a reason', fence('sh skip', 'true'), ['3 broken-chain: an example is skipped without a reason']],
    ['a file without a name', fence('js files', '1'), ['3 broken-chain: an example file has no name']],
    [
      'a file outside',
      fence('js files title="../a.js"', '1'),
      ['3 broken-chain: "../a.js" is outside the folder of the example'],
    ],
    [
      'near words',
      fence('sh tests', 'a') + fence('text ouput', 'a'),
      ['3 unknown-word: "tests" is not a known word for examples', '7 unknown-word: "ouput" is not a known word for examples'],
    ],
    [
      'a language that nothing runs',
      fence('rb test', '1') + fence('rb test', '2'),
      ['3 missing-tool: there is no runner for examples in "rb" (2 times)'],
    ],
    [
      'a check of what has no types',
      fence('js check', '1'),
      ['3 broken-chain: "check" is for TypeScript blocks, but this is a "js" block'],
    ],
    [
      'a schema that is not there',
      fence('json schema="a.json"', '1'),
      ['3 missing-file: there is no schema "a.json" in the site'],
    ],
  ])('%s', async (_, page, found) => expect(await tested(page, "{ isolation: 'none', timeLimit: 1 }")).toEqual(found), 20_000);

  test('a program that is not there is told once, and one of the site runs', async () => {
    const page = fence('rb test', '1') + fence('rb test', '2') + fence('own test', 'printed') + output('printed');
    const runners =
      "{ isolation: 'none', runners: { rb: { command: ['nowhere', '{file}'] }, own: { command: ['cat', '{file}'] } } }";
    expect(await tested(page, runners)).toEqual(['3 missing-tool: there is no program "nowhere" to run examples with (2 times)']);
  });

  test('blocks of a language of the site go on with one another where it says how', async () => {
    const page = fence('own test', 'echo a') + output('a') + fence('own continues', 'echo b') + output('b');
    expect(
      await tested(page, "{ isolation: 'none', runners: { own: { command: ['sh', '{file}'], between: \"printf '{mark}'\" } } }"),
    ).toEqual([]);
  });
});

test('types are checked by the TypeScript of the site, and nothing is where it has none', async () => {
  const page =
    fence('ts setup', 'const one: number = 1;') +
    fence('ts files title="twice.ts"', 'export const twice = (n: number): number => 2 * n;') +
    fence('ts check', "import { twice } from './twice.ts';\nconst two: string = twice(one);") +
    fence('ts check', 'export const three: number = one + 2;');
  const site = examplesSite({ 'docs/index.md': `# Page\n\n${page}`, 'package.json': '{}' }, none);
  const found = async (): Promise<readonly string[]> =>
    (await site.test()).diagnostics.map(({ place, message }) => `${place?.start.line}:${place?.start.column} ${message}`);
  expect(await found()).toEqual(['11:1 TypeScript is not installed, so types cannot be checked']);
  mkdirSync(join(site.root, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/typescript'), join(site.root, 'node_modules/typescript'));
  expect(await found()).toEqual(["13:7 Type 'number' is not assignable to type 'string'"]);
}, 60_000);

test('data is held against schemas of the site, at the line that does not match', async () => {
  const schema = JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { name: { $ref: 'texts.json' }, kind: { enum: ['a', 'b'] } },
    additionalProperties: false,
  });
  const page =
    fence('json schema="slo.json"', '{\n  "nam": "x",\n  "kind": "c"\n}') +
    fence('yaml schema="@site/docs/slo.json"', 'name: 3') +
    fence('yaml schema="/slo.json"', 'name: x\nkind: a') +
    fence('yaml schema="slo.json"', 'name: [');
  const site = examplesSite(
    {
      'docs/index.md': `# Page\n\n${page}`,
      'docs/slo.json': schema,
      'docs/texts.json': '{"type":"string"}',
      'static/slo.json': schema,
      'static/texts.json': '{"type":"string"}',
    },
    none,
  );
  const { diagnostics } = await site.test();
  expect(
    diagnostics.map(({ place, message, help }) => `${place?.start.line}:${place?.start.column} ${message}. ${help}`),
  ).toEqual([
    '5:3 the schema does not define "nam" in the block. Did you mean "name"?',
    '6:11 "kind" has a value that the schema does not allow. It must be one of "a", "b".',
    '11:7 "name" must be string. Change the block, or the schema.',
    expect.stringMatching(/^20:8 the block cannot be read: /),
  ]);
});

test('all TypeScript with a title is checked where its languages are named', async () => {
  const page =
    fence('ts title="budget.ts"', 'export const budget = (target: number): number => 43200 * (1 - target);') +
    fence('ts title="use.ts"', "import { budget } from './budget.ts';\nbudget('99 %');") +
    fence('ts title="old.ts" skip="shows the fault"', "const old: number = '';") +
    fence('ts', 'no: program') +
    fence('tsx title="later.tsx"', "import { share } from './lib/share.ts';\nexport const later = share.toFixed(1);") +
    fence('ts title="lib/share.ts"', "export const share = '0.1';\nconst unused = 1;");
  const types = {
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "jsx": "preserve", "module": "preserve", "noUnusedLocals": true, "allowImportingTsExtensions": true, "noEmit": true } }',
  };
  const site = examplesSite({ 'docs/index.md': `# Page\n\n${page}`, ...types }, "{ types: ['ts', 'tsx'] }");
  mkdirSync(join(site.root, 'node_modules'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules/typescript'), join(site.root, 'node_modules/typescript'));
  const { diagnostics, tested: count } = await site.test();
  expect(diagnostics.map(({ place, message, help }) => `${place?.start.line}: ${message}. ${help}`)).toEqual([
    "9: Argument of type 'string' is not assignable to parameter of type 'number'. Change the block, or write `skip=\"the reason\"`.",
    expect.stringMatching(/^22: .*'toFixed' does not exist on type '"0\.1"'/),
  ]);
  expect(count).toBe(4);
}, 60_000);

test('requests to servers of an API are answered from its specification', async () => {
  const spec = `openapi: 3.1.0
info: { title: Status, version: '1' }
servers: [{ url: 'https://api.nines.example/v2' }]
paths:
  /slos/{name}:
    get:
      responses:
        '200': { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Slo' } } } }
    delete:
      responses:
        '204': { description: Gone }
components:
  schemas:
    Slo: { type: object, properties: { name: { type: string, example: checkout }, parent: { $ref: '#/components/schemas/Slo' } } }
`;
  const page =
    fence('sh test', 'curl https://api.nines.example/v2/slos/checkout') +
    fence('json output', '{ "name": "checkout",\n  "parent": null }') +
    fence('sh test', 'host=https://api.nines.example\ncurl "$host/v2/slos/checkout"') +
    output('{"name":"checkout","parent":null}') +
    fence('sh test', 'curl -sS -o /dev/null -w "%{http_code} %{url}\\n" -X DELETE https://api.nines.example/v2/slos/a') +
    output('204 https://api.nines.example/v2/slos/a') +
    fence('js test fails', "const { status } = await fetch('https://api.nines.example/v2/nothing');\nconsole.log(status);") +
    output('404\nError: the specification has no GET /v2/nothing') +
    fence('sh test', 'curl https://api.nines.example/v2/slos/checkout') +
    fence('json output', '{\n  "name": "payments",\n  "parent": null\n}') +
    fence('sh test', 'curl -s https://api.nines.example/slos/checkout');
  for (const options of ["{ isolation: 'none', openapi: ['api.yaml'] }", "{ openapi: ['api.yaml'] }"]) {
    const { diagnostics } = await examplesSite({ 'docs/index.md': `# Page\n\n${page}`, 'api.yaml': spec }, options).test();
    if (diagnostics[0]?.code === 'examples/not-isolated') continue;
    expect(diagnostics.map(({ message, fix }) => [message, fix?.text])).toEqual([
      ['the example prints "  "name": "checkout"," here', '{\n  "name": "checkout",\n  "parent": null\n}'],
      ['the example exits with code 1: Error: the specification has no GET /slos/checkout', undefined],
    ]);
  }
}, 60_000);

test.each(["isolation: 'none', ", ''])(
  'examples read what the site names, and run again when it changes: %j',
  async (isolation) => {
    const page =
      fence('ts test', "import { budget } from 'nines-budget';\nconsole.log(budget);") +
      output('43') +
      fence('sh test', 'if echo x 2>/dev/null > dist/b.txt; then echo written; else cat dist/a.txt; fi') +
      output('text');
    const files = {
      'docs/index.md': `# Page\n\n${page}`,
      'lib/package.json': JSON.stringify({ name: 'nines-budget', type: 'module', exports: './dist/index.js' }),
      'lib/dist/index.js': 'export const budget = 43;\n',
      'lib/dist/a.txt': 'text\n',
    };
    const site = examplesSite(files, `{ ${isolation}read: ['lib/package.json', 'lib/dist', 'lib/nothing'] }`);
    const found = async (): Promise<readonly string[]> => (await site.test()).diagnostics.map(({ message }) => message);
    // As `isolation.test.ts` tells.
    if ((await found()).some((message) => message.startsWith('this system cannot isolate'))) return;
    const missing = 'there is no "lib/nothing" for examples to read';
    const written = isolation === '' ? [] : ['the example prints "written" here'];
    expect(await found()).toEqual([...written, missing]);
    writeFileSync(join(site.root, 'lib/dist/index.js'), 'export const budget = 42;\n');
    expect(await found()).toEqual(['the example prints "42" here', ...written, missing]);
  },
  60_000,
);

test('readers see nothing of the words, and a build runs nothing', async () => {
  const page = fence('sh test="one" title="run.sh" {1}', 'exit 1') + fence('text output', 'never');
  const site = examplesSite({ 'docs/index.md': `# Page\n\n${page}` }, none);
  const { root } = site;
  expect((await build({ root })).diagnostics).toEqual([]);
  const plain = `# Page\n\n${fence('sh title="run.sh" {1}', 'exit 1')}${fence('text', 'never')}`;
  const other = examplesSite({ 'docs/index.md': plain }, none);
  await build({ root: other.root });
  const html = (folder: string): string => readFileSync(join(folder, 'build/docs/index.html'), 'utf8');
  expect(html(root)).toBe(html(other.root));
});

test.each([
  ['test', [false, false]],
  ['check', [true, false]],
  ['build', [true, true]],
])('run: %j', async (run, expected) => {
  const site = examplesSite(
    { 'docs/index.md': `# Page\n\n${fence('sh test', 'exit 1')}` },
    `{ isolation: 'none', run: '${run}' }`,
  );
  const { root } = site;
  const runs = async (command: typeof build): Promise<boolean> =>
    (await command({ root })).diagnostics.some(({ code }) => code === 'examples/failed');
  // A result of the other command is no answer, whichever came first.
  for (let n = 0; n < 2; n++) expect([await runs(check), await runs(build)]).toEqual(expected);
});

test('with run: check, a check writes outputs as well, and a result of a session is not taken for one of a check', async () => {
  const page = `# Page\n\n${fence('sh test', 'echo one')}${fence('text output', 'two')}`;
  const { root } = examplesSite({ 'docs/index.md': page }, "{ isolation: 'none', run: 'check' }");
  const session = await openSession({ root });
  expect((await session?.build())?.diagnostics).toEqual([]);
  await session?.close();
  expect((await check({ root })).diagnostics.map(({ code }) => code)).toEqual(['examples/wrong-output']);
  expect((await slodocs(root, 'check', root, '--fix')).code).toBe(0);
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(page.replace('two', 'one'));
});

test('translations are tested as well, and what nobody has translated is tested once', async () => {
  const page = (text: string): string => `# Page\n\n${fence('sh test', 'echo one')}${fence('text output', text)}`;
  const config = `import { examples } from 'slodocs/plugins';

export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  plugins: [examples({ isolation: 'none' })],
};
`;
  const translation = 'i18n/de/docusaurus-plugin-content-docs/current/a.md';
  const site = examplesSite({
    'site.config.ts': config,
    'docs/a.md': page('one'),
    'docs/b.md': page('one'),
    [translation]: page('eins'),
  });
  const { diagnostics, tested: count } = await site.test();
  expect(diagnostics.map(({ place }) => `${place?.file}:${place?.start.line}`)).toEqual([`${translation}:8`]);
  expect(count).toBe(3);
});

test('pages are chosen by globs, and a site without tests says so', async () => {
  const fails = `# Page\n\n${fence('sh test', 'exit 1')}`;
  const { root } = examplesSite({ 'docs/a.md': fails, 'docs/b.md': fails }, none);
  expect((await slodocs(root, 'test', root, '--pages', 'docs/b.md')).printed).toMatch(
    /docs\/b\.md:3:1[\s\S]*1 error in 1 example/,
  );
  const plain = examplesSite({
    'docs/a.md': '# Page\n',
    'site.config.ts': "export default { title: 'T', url: 'https://a.example' };\n",
  });
  const { code, printed } = await slodocs(plain.root, 'test', plain.root);
  expect(printed).toContain('no plugin of this site tests examples\nAdd `examples()` from "slodocs/plugins" to `plugins`.\n');
  expect(code).toBe(2);
  writeFileSync(join(plain.root, 'search.test.yml'), '- query: page\n  expect: /docs/a\n');
  expect((await slodocs(plain.root, 'test', plain.root)).printed).toContain(
    'to `plugins`. The queries in search.test.yml are tested by `slodocs build`.\n',
  );
});

test('fixes keep indentation, placeholders and commands', async () => {
  const page = `# Page

- In a list:

  \`\`\`sh test
  echo "1 a"; echo b
  \`\`\`

  \`\`\`text output
  <number> a
  c
  \`\`\`

> \`\`\`console test
> $ echo one
> two
> $ echo three
> three
> \`\`\`

\`\`\`sh test
echo new
\`\`\`

\`\`\`text output
\`\`\`
`;
  const { root } = examplesSite({ 'docs/index.md': page }, none);
  expect((await slodocs(root, 'test', root, '--fix')).code).toBe(0);
  const wanted = page
    .replace('  c\n', '  b\n')
    .replace('> two', '> one')
    .replace('```text output\n```', '```text output\nnew\n```');
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(wanted);
});
