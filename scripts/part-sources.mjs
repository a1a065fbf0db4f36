// Bundles each slot's component into one module that a site can own, for `slodocs eject`.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';
import { namesIn, readModule } from './read-module.mjs';

/** Returns `{ digest, text }` by slot name. */
export function partSources(root) {
  const known = new Map();
  const read = (file) => {
    if (!known.has(file)) known.set(file, readModule(file));
    return known.get(file);
  };
  const offered = new Map(['public.ts', 'slots.ts'].flatMap((file) => namesOffered(read(join(root, 'src/theme', file)))));
  const open = { read, offered };
  const parts = Object.entries(linesAbout(read(join(root, 'src/model/slots.ts'))));
  return Object.fromEntries(
    parts.map(([name, about]) => {
      const text = sourceOf(name, about, open);
      return [name, { digest: createHash('sha256').update(text).digest('hex').slice(0, 12), text }];
    }),
  );
}

/** Imports what `slodocs/theme` exports; inlines all else that the component needs. */
function sourceOf(name, about, { read, offered }) {
  const file = offered.get(name);
  const imports = new Map();
  const need = (specifier, used, isType) => {
    const names = imports.get(specifier) ?? new Map();
    imports.set(specifier, names.set(used, isType));
  };
  const own = ownComponent(name, read(file));
  if (!own) {
    need('react', 'ReactElement', true);
    need('slodocs/theme', 'SlotProps', true);
    return print(`// ${about}`, imports, [emptyPart(name)]);
  }
  const pieces = [`export default ${tidy(own.getText(read(file).source))}`];
  const wanted = new Map();
  const itself = `${file}#${name}`;
  const follow = (node, { declared, imported }, from) => {
    for (const used of namesIn(node)) {
      const { specifier, file: origin, original, isType } = imported.get(used) ?? {};
      if (specifier?.startsWith('#model/')) need('slodocs', used, true);
      else if (origin && offered.get(used) === origin) need('slodocs/theme', used, isType);
      else if (origin) wanted.set(`${origin}#${original}`, [origin, original]);
      else if (specifier) need(specifier, used, isType);
      else if (declared.has(used) && `${from}#${used}` !== itself) wanted.set(`${from}#${used}`, [from, used]);
    }
  };
  follow(own, read(file), file);
  const taken = new Set();
  for (const [origin, used] of wanted.values()) {
    const module = read(origin);
    const statement = module.declared.get(used);
    // A statement may declare several names.
    if (taken.has(statement)) continue;
    taken.add(statement);
    const text = tidy(module.source.text.slice(statement.getFullStart(), statement.getEnd()).trim());
    if (text.includes('createContext'))
      throw new Error(`src/theme/public.ts must offer ${used}: ${name} would have one of its own`);
    pieces.push(text.replace(/^((?:\/\*\*[\s\S]*?\*\/\n)?)export /, '$1'));
    follow(statement, module, origin);
  }
  return print(read(file).source.text.split('\n')[0], imports, pieces);
}

/** Finds the function in `slot('Footer', function Footer(…) { … })`; undefined for a slot that is empty in the theme. */
function ownComponent(name, { declared }) {
  const own = declared.get(name).declarationList.declarations[0].initializer.arguments[1];
  return ts.isFunctionExpression(own) ? own : undefined;
}

function emptyPart(name) {
  return [
    '// `props.page` is the page that it stands on.',
    `export default function ${name}(_props: SlotProps<'${name}'>): ReactElement | null {`,
    '  return null;',
    '}',
  ].join('\n');
}

function print(first, imports, pieces) {
  const byName = ([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  const lines = [...imports].sort(byName).map(([specifier, names]) => {
    const sorted = [...names].sort(byName);
    if (sorted.every(([, isType]) => isType))
      return `import type { ${sorted.map(([one]) => one).join(', ')} } from '${specifier}';`;
    return `import { ${sorted.map(([one, isType]) => (isType ? `type ${one}` : one)).join(', ')} } from '${specifier}';`;
  });
  return `${first}\n${lines.join('\n')}\n\n${pieces.join('\n\n')}\n`;
}

/** Removes common indentation, and directives to our own linter. */
function tidy(text) {
  const indent = /\n( *)\}$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${indent}`, '\n').replace(/^[ \t]*(?:\/\/ biome-ignore .*|\{\/\* biome-ignore .*\*\/\})\n/gm, '');
}

/** Maps the names that `slodocs/theme` exports to the files that declare them. */
function namesOffered({ passedOn, imported }) {
  return [...passedOn].map(([name, file]) => [name, file ?? imported.get(name)?.file]);
}

function linesAbout({ declared }) {
  let table = declared.get('slots').declarationList.declarations[0].initializer;
  while (!ts.isObjectLiteralExpression(table)) table = table.expression;
  return Object.fromEntries(table.properties.map(({ name, initializer }) => [name.text, initializer.text]));
}
