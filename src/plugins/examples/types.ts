// Checks the types of blocks with the site's own TypeScript, which reads the packages that the site has.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Json, LineIndex, type PluginContext, trimEnd } from 'slodocs/kit';
import type TypeScript from 'typescript';
import { familyOf } from './console.ts';
import { type FenceAt, openingOf } from './example.ts';

interface Fault {
  readonly message: string;
  /** Offsets in the code of the block. */
  readonly range: readonly [number, number];
}

export async function checkTypes(
  blocks: readonly FenceAt[],
  pages: readonly { readonly fences: readonly FenceAt[] }[],
  ctx: PluginContext,
): Promise<void> {
  const ts = await load(ctx.root);
  if (!ts) {
    const help = 'Run `npm install --save-dev typescript@5` beside the site. The blocks with "check" were left out.';
    const [first] = blocks as readonly [FenceAt];
    ctx.report({
      code: 'missing-tool',
      message: 'the site has no TypeScript to check types with',
      help,
      place: openingOf(first.place),
    });
    return;
  }
  const packages = await Promise.all(['package.json', 'package-lock.json'].map((path) => ctx.read(path).catch(() => '')));
  for (const block of blocks) {
    const { fences } = pages.find((page) => page.fences.includes(block)) ?? { fences: [] };
    const before = fences.slice(0, fences.indexOf(block));
    const setups = before.filter(({ words, language }) => words.setup !== undefined && familyOf(language) === block.language);
    const setup = setups.map(({ code }) => `${code}\n`).join('');
    const files = Object.fromEntries(
      before.flatMap(({ words, title, code }) => (words.files !== undefined && title !== undefined ? [[title, code]] : [])),
    );
    const key = createHash('sha256')
      .update(JSON.stringify(['types', 1, ts.version, packages, setup, files, block.code]))
      .digest('hex');
    const faults = (await ctx.cached(
      key,
      () => faultsOf(ts, ctx.root, setup, block.code, files) as unknown as Json,
    )) as unknown as readonly Fault[];
    const lines = new LineIndex(block.code);
    const { file, start } = block.place;
    for (const { message, range } of faults) {
      const at = lines.place(file, ...range);
      const move = ({ line, column }: typeof start) => ({ line: start.line + line, column: start.column - 1 + column });
      ctx.report({
        code: 'wrong-types',
        message: trimEnd(message, '.'),
        help: 'Change the block, or leave "check" out.',
        place: { file, start: move(at.start), end: move(at.end) },
      });
    }
  }
}

async function load(root: string): Promise<typeof TypeScript | undefined> {
  try {
    const path = createRequire(join(root, 'package.json')).resolve('typescript');
    const { default: ts } = (await import(pathToFileURL(path).href)) as { readonly default?: Partial<typeof TypeScript> };
    // Version 7 has no such API.
    return ts?.createProgram && (ts as typeof TypeScript);
  } catch {
    return undefined;
  }
}

function faultsOf(
  ts: typeof TypeScript,
  root: string,
  setup: string,
  code: string,
  files: Readonly<Record<string, string>>,
): readonly Fault[] {
  const file = join(root, '.example.tsx');
  // A module of its own, even without an import.
  const texts = new Map([
    [file, `${setup}${code}\nexport {};\n`],
    ...Object.entries(files).map(([path, text]) => [join(root, path), text] as const),
  ]);
  const options: TypeScript.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (path) => texts.has(path) || fileExists.call(host, path);
  host.readFile = (path) => texts.get(path) ?? readFile.call(host, path);
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return ts.getPreEmitDiagnostics(program, source).flatMap(({ messageText, start = 0, length = 0 }) => {
    const from = start - setup.length;
    return from < 0
      ? []
      : [{ message: ts.flattenDiagnosticMessageText(messageText, ' '), range: [from, from + length] as const }];
  });
}
