// Defines a site in development whose code fails in one place, and the ways in which it can fail.
export const places = ['config', 'discover', 'resolve', 'head', 'emit', 'remark', 'rehype', 'task', 'component'] as const;
export type Where = (typeof places)[number];

/** Statements. In a component nothing can be awaited. */
export const deeds = {
  throws: "throw new Error('spoilt');",
  'throws undefined': 'throw undefined;',
  'throws null': 'throw null;',
  'throws a proxy': 'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });',
  'throws something frozen': "throw Object.freeze(new Error('spoilt'));",
  'rejects late': "Promise.reject(new Error('spoilt'));",
  'throws in a timer': "setTimeout(() => { throw new Error('spoilt'); }, 20);",
  'throws in a late timer': "setTimeout(() => { throw new Error('spoilt'); }, 1500);",
  'throws again and again': "setInterval(() => { throw new Error('spoilt'); }, 50);",
  'throws in a microtask': "queueMicrotask(() => { throw new Error('spoilt'); });",
  'throws a proxy late': 'setTimeout(() => { throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } }); }, 20);',
  'rejects with undefined': 'Promise.reject(undefined);',
  exits: 'process.exit(3);',
  'exits late': 'setTimeout(() => process.exit(0), 20);',
  aborts: 'process.abort();',
  'never settles': 'await new Promise(() => {});',
  'loops for ever': 'for (;;) {}',
  'loops in a timer': 'setTimeout(() => { for (;;) {} }, 20);',
  recurses: 'const again = (): number => again() + 1; again();',
  'adds to all objects': '(Object.prototype as any).spoilt = 1;',
  'changes a method': 'Array.prototype.map = function () { return []; } as any;',
  'deletes a method': 'delete (String.prototype as any).replace;',
  'changes a global': 'globalThis.fetch = (() => 1) as any;',
  'replaces the console': 'globalThis.console = {} as any;',
  'changes a method for ever': 'setInterval(() => { Array.prototype.join = (() => "spoilt") as any; }, 20);',
  'sets a variable': "process.env['SPOILT'] = 'spoilt';",
  'leaves the folder': "process.chdir('/');",
} as const;
export type Deed = keyof typeof deeds;

/** `word` is on the page. */
export function filesOf(word: string, where?: Where, deed?: Deed): Readonly<Record<string, string>> {
  const at = (place: Where): string => (place === where && deed ? deeds[deed] : '');
  return {
    'docs/index.mdx': `import Odd from '../src/Odd.tsx';\n\n# Home\n\nThe word is ${word}, the variable {process.env.SPOILT ?? 'unset'}.\n\n<Odd />\n`,
    'docs/other.md': '# Other\n\nText.\n',
    'src/Odd.tsx': `export default function Odd() { ${at('component')} return <b>odd</b>; }\n`,
    'site.config.ts': `import { defineConfig } from 'slodocs';

${at('config')}

export default defineConfig({
  title: 'Odd',
  url: 'https://odd.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ path: 'docs', routeBasePath: '/' }],
  plugins: [{
    name: 'odd',
    apiVersion: 1,
    tasks: { async shout(input: string) { ${at('task')} return input.toUpperCase(); } },
    async discover(_, ctx) { await ctx.task('shout', '${word}', () => 'x'); ${at('discover')} return []; },
    markdown: () => ({
      remark: [() => async () => { ${at('remark')} }],
      rehype: [() => async () => { ${at('rehype')} }],
    }),
    async resolve(site) { ${at('resolve')} return site; },
    async head() { ${at('head')} return []; },
    async emit() { ${at('emit')} return []; },
  }],
});
`,
  };
}
