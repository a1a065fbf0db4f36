// Locates values of a module's default export in its source, for diagnostics of config and data files.
import { LineIndex } from '#kit/line-index';
import { type Locate, type Place, wholeFile } from '#model/place';
import { findRoot } from './locate-export.ts';
import { type ModuleSyntax, memberOf, parseModule, plainValue, type Syntax } from './locate-value.ts';

/**
 * Finds values in the source of a TypeScript, JavaScript or JSON module, counted from its default export. The parser is
 * loaded, and the text parsed, at the first question only. A source that does not parse has one place, the whole file.
 */
export function locateInModule(text: string, file: string): Locate {
  const source = text.replace(/^\uFEFF/, '');
  let open: ((path: readonly (string | number)[], part: 'key' | 'value') => Place) | undefined;
  return (path, part = 'value') => {
    open ??= openModule(source, file);
    return open(path, part);
  };
}

function openModule(source: string, file: string): (path: readonly (string | number)[], part: 'key' | 'value') => Place {
  const module = parseModule(source, file);
  const root = module && findRoot(module);
  return root ? locateIn(root, source, file) : () => wholeFile(file);
}

/** Locates values below a given root node of `source`. */
export function locateIn(root: ModuleSyntax, source: string, file: string): Locate {
  const lines = new LineIndex(source);
  return (path, part = 'value') => {
    const node = nodeAt(root, path, part);
    return lines.place(file, node.start ?? 0, node.end ?? 0);
  };
}

function nodeAt(root: ModuleSyntax, path: readonly (string | number)[], part: 'key' | 'value'): Syntax {
  let value = root.value;
  let key: Syntax | undefined;
  for (const step of path) {
    const member = memberOf(value, step);
    if (!member) return value;
    value = plainValue(member.value, root.names);
    key = member.key;
  }
  return part === 'key' && key ? key : value;
}
