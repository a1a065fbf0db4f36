// Provides the running React as modules, so that user code shares one instance.

/** By specifier: the export of our React module that holds it, and extra statements on that object, called `own`. */
const modules: Readonly<Record<string, { readonly from: 'react' | 'jsxRuntime'; readonly extra: string }>> = {
  react: { from: 'react', extra: '' },
  'react/jsx-runtime': { from: 'jsxRuntime', extra: '' },
  'react/jsx-dev-runtime': {
    from: 'jsxRuntime',
    extra: 'export const jsxDEV = (type, props, key, fixed) => (fixed ? own.jsxs : own.jsx)(type, props, key);',
  },
  'react/compiler-runtime': { from: 'react', extra: 'export const c = own.__COMPILER_RUNTIME.c;' },
};

export function isReact(specifier: string): boolean {
  return Object.hasOwn(modules, specifier);
}

/** The source of a module that exports every member of the running React, which is loaded once from `url` to list their names. */
export async function reactSource(specifier: string, url: string): Promise<string> {
  const { from, extra } = modules[specifier] ?? { from: 'react', extra: '' };
  const own = ((await import(url)) as Record<string, unknown>)[from];
  if (typeof own !== 'object' || own === null) throw new Error(`the react module ${url} does not export "${from}"`);
  const names = Object.keys(own).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && !extra.includes(` ${name} =`),
  );
  return [
    `import { ${from} as own } from ${JSON.stringify(url)};`,
    'export default own;',
    ...(names.length > 0 ? [`export const { ${names.sort().join(', ')} } = own;`] : []),
    extra,
  ].join('\n');
}
