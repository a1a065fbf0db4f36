// React's CommonJS files to ES modules: what stands in a function is compiled twice, on the thread that is to answer the reader.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** What each package loads in production. */
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

/** The files assign to `exports` and call `require`, each once a name, and do nothing else that a module could not. */
function toModule(source) {
  const imports = [];
  const own = source.replace(/\brequire\(("[^"]+")\)/g, (_, specifier) => {
    imports.push(`import required${imports.length} from ${specifier};`);
    return `required${imports.length - 1}`;
  });
  const names = [...new Set(Array.from(own.matchAll(/^exports\.(\w+) =/gm), ([, name]) => name))];
  const named = names.map((name) => `const own_${name} = exports.${name};`);
  const list = names.map((name) => `own_${name} as ${name}`);
  return `${imports.join('')}const exports = {};\n${own}\n${named.join('')}\nexport default exports;export { ${list.join(', ')} };`;
}
