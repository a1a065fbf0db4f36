// Converts React's CommonJS files to ES modules, since code wrapped in a function is compiled twice.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The file that each package loads in production. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/** A plugin of esbuild. */
export const reactAsModules = {
  name: 'react as modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:react|react-dom|scheduler)(?:\/|$)/ }, ({ path }) => {
      if (!files[path]) throw new Error(`no file is known for "${path}"`);
      const [name] = path.split('/');
      const folder = dirname(require.resolve(`${name}/package.json`));
      return { path: join(folder, files[path].slice(name.length + 1)), sideEffects: false };
    });
    onLoad({ filter: /\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ }, async ({ path }) => ({
      contents: toModule(await readFile(path, 'utf8')),
      resolveDir: dirname(path),
    }));
  },
};

/**
 * React's files begin with one statement of `require` calls, assign to properties of `exports`, and do nothing else that ES
 * modules cannot. Unused exports are dropped.
 */
function toModule(source) {
  const imports = [];
  const alone = source.replace(/^var ((?:\w+ = require\("[^"]+"\)[,;]\s+)+)/m, (_, list) => {
    for (const [, name, from] of list.matchAll(/\b(\w+) = require\(("[^"]+")\)/g))
      imports.push(`import * as ${name} from ${from};`);
    return '';
  });
  const names = [...new Set(Array.from(alone.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name))];
  const isSetLater = (name) => new RegExp(`^ +exports\\.${name} =[^=]`, 'm').test(alone);
  const own = alone
    .replace(/^exports\.(\w+) =/gm, (_, name) => `${isSetLater(name) ? 'let' : 'const'} own_${name} =`)
    .replace(/\bexports\.(\w+)/g, 'own_$1');
  if (/\b(?:require|exports)\b/.test(own.replace(/\/\*.*?\*\/|"[^"\n]*"/gs, '')))
    throw new Error('this is no longer a list of exports');
  const all = names.map((name) => `${name}: own_${name}`);
  const list = names.map((name) => `own_${name} as ${name}`);
  return `${imports.join('')}\n${own}\nexport default { ${all.join(', ')} };export { ${list.join(', ')} };`;
}
