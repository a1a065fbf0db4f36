// Creates sites whose code would end a build, hang it, or fail silently in one place.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bin, site } from '../../pipeline/6-emit/site-on-disk.ts';

/** Where the code stands that misbehaves. */
export const places = [
  'config',
  'discover',
  'markdown',
  'step',
  'resolve',
  'head',
  'emit',
  'make',
  'module',
  'component',
  'expression',
] as const;
export type Where = (typeof places)[number];

/** Statements; in a component and in an expression of a page nothing can be awaited. */
export const deeds = {
  exit: 'process.exit(0);',
  'exit-3': 'process.exit(3);',
  'really-exit': 'process.reallyExit(0);',
  kill: "process.kill(process.pid, 'SIGKILL');",
  'exit-code': 'process.exitCode = 7; process.on("exit", () => { process.exitCode = 9; });',
  never: 'await new Promise(() => {});',
  rejects: "Promise.reject(new Error('left behind'));",
  timer: "setTimeout(() => { throw new Error('left behind'); }, 30);",
  loop: 'for (;;) {}',
  regex: "/^(a+)+$/.test('a'.repeat(60) + 'b');",
  prints: "console.log('printed'); console.table([1]); process.stdout.write('written\\n');",
} as const;
export type Deed = keyof typeof deeds;

/** As many that threads are worth their start. */
const pageCount = 44;
export const faulty = 'docs/p07.mdx';

/** The words by which a diagnostic or a note names what misbehaves. */
export const names: Readonly<Record<Where, string>> = {
  config: 'the config',
  discover: 'the discover hook of the plugin "odd"',
  markdown: 'the markdown hook of the plugin "odd"',
  step: 'a step of the plugin "odd"',
  resolve: 'the resolve hook of the plugin "odd"',
  head: 'the head hook of the plugin "odd"',
  emit: 'the emit hook of the plugin "odd"',
  make: 'the plugin "odd", while creating "odd.txt",',
  module: 'the module "src/odd.ts"',
  component: faulty,
  expression: faulty,
};

export function misbehavingSite(where: Where, deed: Deed): string {
  const at = (place: Where): string => (place === where ? deeds[deed] : '');
  const config = `import { defineConfig } from 'slodocs';
let isDone = false;
export default async () => {
  ${at('config')}
  return defineConfig({
    title: 'Odd',
    url: 'https://odd.example',
    preset: { 'git-dates': false, search: false, twins: false },
    docs: [{ path: 'docs', routeBasePath: '/' }],
    plugins: [{
      name: 'odd',
      apiVersion: 1,
      async discover() { ${at('discover')} return []; },
      async markdown() {
        ${at('markdown')}
        return { remark: [() => async (tree, file) => { if (file.path === '${faulty}') { ${at('step')} } }] };
      },
      async resolve(site) { ${at('resolve')} return site; },
      async head(page) { if (page.route.path === '/p07' && !isDone) { isDone = true; ${at('head')} } return []; },
      async emit() {
        ${at('emit')}
        return [{ path: 'odd.txt', key: 'odd', async make() { ${at('make')} return 'odd'; } }];
      },
    }],
  });
};
`;
  const files: Record<string, string> = {
    'site.config.ts': config,
    'src/Plain.tsx': 'export default function Plain() { return <b>plain</b>; }\n',
    'src/odd.ts': `${at('module')}\nexport const odd = 'odd';\n`,
    'src/Odd.tsx': `export default function Odd() { ${at('component')} return <b>odd</b>; }\n`,
  };
  for (let number = 1; number <= pageCount; number++) {
    const path = `docs/p${String(number).padStart(2, '0')}.mdx`;
    const odd = [
      ...(where === 'module' ? ["import { odd } from '@site/src/odd.ts';"] : []),
      ...(where === 'component' ? ["import Odd from '@site/src/Odd.tsx';"] : []),
    ];
    const shown = where === 'component' ? '<Odd />' : `{(() => { ${at('expression')} return 'odd'; })()}`;
    const isFaulty = path === faulty;
    files[path] = [
      "import Plain from '@site/src/Plain.tsx';",
      ...(isFaulty ? odd : []),
      '',
      `# Page ${number}`,
      '',
      '<Plain />',
      '',
      isFaulty ? shown : '',
      '',
    ].join('\n');
  }
  return site(files);
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export async function runSlodocs(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const told = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (told.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (told.error += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), 90_000);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, ...told };
}
