// Rewrites dynamic imports in browser bundles to calls of a function that checks a file's integrity before it runs.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type * as Parser from '@babel/parser';
import type { Metafile, OutputFile } from 'esbuild';
import { keyOf } from '#files/digest';
import type { Expression } from '#files/locate/locate-value';
import { code, identifier } from '#kit/print/javascript';

/** The files with dynamic imports, rewritten, and the file that exports the function. */
export interface LateFiles {
  /** The rewritten bytes by file name, which replace esbuild's output. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly importer: string;
}

export interface LateImports {
  /** A key of the code that is written into files: with another key, equal bundles become different files. */
  readonly key: string;
  rewrite(metafile: Metafile, outputs: readonly Pick<OutputFile, 'path' | 'text'>[]): LateFiles;
}

/** `importer` is the name of the file that exports the function; all files are in one folder. */
export function lateImports(importer: string): LateImports {
  return {
    key: keyOf(printImport(importer, stem)).slice(0, 8),
    rewrite({ outputs: known }, outputs) {
      const late = new Map(Object.entries(known).map(([path, { imports }]) => [basename(path), addressesOf(imports)]));
      const files = outputs.flatMap((output) => {
        const name = basename(output.path);
        const addresses = late.get(name) ?? new Set();
        const text = addresses.size > 0 ? rewriteImports(output.text, addresses, importer) : undefined;
        return text === undefined ? [] : [[name, new TextEncoder().encode(text)] as const];
      });
      return { files: new Map(files), importer };
    },
  };
}

/** The local name of the function, with a suffix where the file contains that word already. */
const stem = 'importLate';

/** Imports are hoisted from anywhere; at the end of the file, this one displaces no first line such as a directive. */
function printImport(importer: string, name: string): string {
  return `${code`import{${identifier(stem)} as ${identifier(name)}}from${`./${importer}`};`}\n`;
}

/** The specifiers as written in the file. */
function addressesOf(imports: Metafile['outputs'][string]['imports']): ReadonlySet<string> {
  const own = imports.filter(({ path, kind, external }) => kind === 'dynamic-import' && (!external || path.startsWith('./')));
  return new Set(own.map(({ path }) => `./${basename(path)}`));
}

/** Undefined where no `import()` names one of the addresses. */
export function rewriteImports(text: string, addresses: ReadonlySet<string>, importer: string): string | undefined {
  let name = stem;
  while (text.includes(name)) name += '_';
  let rewritten = '';
  let end = 0;
  for (const start of findImports(text, addresses)) {
    rewritten += text.slice(end, start) + name;
    end = start + 'import'.length;
  }
  if (end === 0 && rewritten === '') return undefined;
  const rest = text.slice(end);
  return `${rewritten}${rest}${rest.endsWith('\n') ? '' : '\n'}${printImport(importer, name)}`;
}

/** The offset of each such import, in order. */
function findImports(text: string, addresses: ReadonlySet<string>): readonly number[] {
  const { parse } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    return importsIn(parse(text, { sourceType: 'module', createImportExpressions: true }).program, addresses);
  } catch {
    // The parser fails on code nested too deeply. The pattern may match text that only looks like an import, but misses none.
    const matches = Array.from(text.matchAll(/(?<![\w$.#])import\((["'`])(.*?)\1/g));
    return matches.flatMap(({ index, 2: address = '' }) => (addresses.has(address) ? [index] : []));
  }
}

function importsIn(program: object, addresses: ReadonlySet<string>): readonly number[] {
  const starts: number[] = [];
  // A loop rather than recursion: the AST may be deeper than our stack allows.
  const left: unknown[] = [program];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (isImportOf(node, addresses)) starts.push(node.start);
    for (const child of Object.values(node)) left.push(child);
  }
  return starts.sort((a, b) => a - b);
}

type ImportExpression = Extract<Expression, { type: 'ImportExpression' }>;

function isImportOf(node: object, addresses: ReadonlySet<string>): node is { start: number } {
  if (!('type' in node) || node.type !== 'ImportExpression') return false;
  const { source } = node as ImportExpression;
  if (source.type === 'StringLiteral') return addresses.has(source.value);
  return (
    source.type === 'TemplateLiteral' && source.expressions.length === 0 && addresses.has(source.quasis[0]?.value.cooked ?? '')
  );
}
