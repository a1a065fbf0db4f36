// Provides the running React as modules, so that user code shares one instance.
import { type Code, identifier, isIdentifier, joined } from '#model/print/code';
import { code } from '#model/print/template';

/** By specifier: the export of our React module that holds it, and extra statements on that object, called `own`. */
const modules: Readonly<Record<string, { readonly from: 'react' | 'jsxRuntime'; readonly extra: Code }>> = {
  react: { from: 'react', extra: code`` },
  'react/jsx-runtime': { from: 'jsxRuntime', extra: code`` },
  'react/jsx-dev-runtime': {
    from: 'jsxRuntime',
    extra: code`export const jsxDEV = (type, props, key, fixed) => (fixed ? own.jsxs : own.jsx)(type, props, key);`,
  },
  'react/compiler-runtime': { from: 'react', extra: code`export const c = own.__COMPILER_RUNTIME.c;` },
};

export function isReact(specifier: string): boolean {
  return Object.hasOwn(modules, specifier);
}

/** The source of a module that exports every member of the running React, which is loaded once from `url` to list their names. */
export async function reactSource(specifier: string, url: string): Promise<string> {
  const { from, extra } = modules[specifier] ?? { from: 'react', extra: code`` };
  const own = ((await import(url)) as Record<string, unknown>)[from];
  if (typeof own !== 'object' || own === null) throw new Error(`the react module ${url} does not export "${from}"`);
  const names = Object.keys(own).filter((name) => isIdentifier(name) && name !== 'default' && !extra.text.includes(` ${name} =`));
  const members = joined(names.sort().map(identifier), ', ');
  return joined(
    [
      code`import { ${identifier(from)} as own } from ${url};`,
      code`export default own;`,
      ...(names.length > 0 ? [code`export const { ${members} } = own;`] : []),
      extra,
    ],
    '\n',
  ).text;
}
