// The `import()` of bundled modules for browsers, to calls of a function that checks the file before it runs.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type * as Parser from '@babel/parser';
import type { Metafile, OutputFile } from 'esbuild';
import { keyOf } from '#files/digest';
import type { Expression } from '#files/locate/locate-syntax';

/** Which files load others late, and the one that exports the function. */
export interface LateFiles {
  /** By name the bytes, in the place of those that the bundler made. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly importer: string;
}

export interface LateImports {
  /** Stands for all that is written into files: those with the same bundled bytes and another key are other files. */
  readonly key: string;
  rewrite(metafile: Metafile, outputs: readonly OutputFile[]): LateFiles;
}

/** `importer` is the name of the file that exports the function; all files stand in one folder. */
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

/** What the function is called in a file, with more where the file has that word already. */
const stem = 'importLate';

/** Imports are carried out first wherever they stand; at the end, a first line that has to be the first one stays it. */
function printImport(importer: string, name: string): string {
  return `import{${stem} as ${name}}from${JSON.stringify(`./${importer}`)};\n`;
}

/** As they stand in the file. */
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

/** Where each of them begins, in order. */
function findImports(text: string, addresses: ReadonlySet<string>): readonly number[] {
  const { parse } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    return importsIn(parse(text, { sourceType: 'module', createImportExpressions: true }).program, addresses);
  } catch {
    // Expressions may be nested deeper than the parser can follow. A text that looks like an import is changed then, but none is missed.
    const matches = Array.from(text.matchAll(/(?<![\w$.#])import\((["'`])(.*?)\1/g));
    return matches.flatMap(({ index, 2: address = '' }) => (addresses.has(address) ? [index] : []));
  }
}

function importsIn(program: object, addresses: ReadonlySet<string>): readonly number[] {
  const starts: number[] = [];
  // A loop: what the parser has followed may be deeper than what we could.
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
