// Checks the types of blocks with the site's own TypeScript, which reads the packages that the site has.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Json, LineIndex, type PluginContext, trimEnd } from 'slodocs/kit';
import type TypeScript from 'typescript';
import { pathInside } from './chains.ts';
import { type FenceAt, openingOf } from './example.ts';
import { familyOf } from './languages.ts';

interface Fault {
  readonly message: string;
  /** Offsets in the code of the block. */
  readonly range: readonly [number, number];
}

/** A block, with what is set up for it, and the files of its page by their paths. */
interface Module {
  readonly path: string;
  readonly setup: string;
  readonly code: string;
  readonly files: Readonly<Record<string, string>>;
}

/** `digest` tells of files outside of the site that types may come from. */
export async function checkTypes(
  blocks: readonly FenceAt[],
  pages: readonly { readonly fences: readonly FenceAt[] }[],
  digest: string,
  ctx: PluginContext,
): Promise<void> {
  const ts = await load(ctx.root);
  if (!ts) {
    const help = 'Run `npm install --save-dev typescript@5` in the site. No types were checked.';
    const [first] = blocks as readonly [FenceAt];
    ctx.report({
      code: 'missing-tool',
      message: 'TypeScript is not installed, so types cannot be checked',
      help,
      place: openingOf(first.place),
    });
    return;
  }
  const settings = await Promise.all(
    ['package.json', 'package-lock.json', 'tsconfig.json'].map((path) => ctx.read(path).catch(() => '')),
  );
  const options = optionsOf(ts, ctx.root, settings.at(-1) ?? '');
  // One program for all blocks whose result is not cached: most of the work is to read the types of packages.
  const modules: Module[] = [];
  let undecided = blocks.length;
  let compile = (): void => {};
  const compiled = new Promise<void>((resolve) => {
    compile = resolve;
  }).then(() => compileAll(ts, ctx.root, options, modules));
  const decide = (): void => {
    undecided--;
    if (undecided === 0) compile();
  };
  const results = blocks.map(async (block) => {
    const module = moduleOf(block, pages.find(({ fences }) => fences.includes(block))?.fences ?? []);
    const key = createHash('sha256')
      .update(JSON.stringify(['types', 2, ts.version, settings, digest, module]))
      .digest('hex');
    let isNew = false;
    const faults = await ctx.cached(key, async () => {
      isNew = true;
      modules.push(module);
      decide();
      return (await compiled).get(module) as unknown as Json;
    });
    if (!isNew) decide();
    return faults as unknown as readonly Fault[];
  });
  for (const [n, faults] of (await Promise.all(results)).entries()) report(blocks[n] as FenceAt, faults, ctx);
}

function report({ code, place: { file, start }, words }: FenceAt, faults: readonly Fault[], ctx: PluginContext): void {
  const lines = new LineIndex(code);
  for (const { message, range } of faults) {
    const at = lines.place(file, ...range);
    const move = ({ line, column }: typeof start) => ({ line: start.line + line, column: start.column - 1 + column });
    ctx.report({
      code: 'wrong-types',
      message: trimEnd(message, '.'),
      help: `Change the block, or ${words.check === undefined ? 'write `skip="the reason"`' : 'remove "check"'}.`,
      place: { file, start: move(at.start), end: move(at.end) },
    });
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

/** Those of the site, else ours. */
function optionsOf(ts: typeof TypeScript, root: string, written: string): TypeScript.CompilerOptions {
  const own: TypeScript.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', written) as { readonly config?: unknown };
  const options = written === '' ? own : ts.parseJsonConfigFileContent(config, ts.sys, root).options;
  // Of an example, not all is used.
  const always = { noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, noUnusedLocals: false };
  return { ...options, ...always, noUnusedParameters: false, composite: false, incremental: false };
}

/** Of several files by one name, a block sees the one before it, and what is skipped only where there is no other. */
function moduleOf(block: FenceAt, fences: readonly FenceAt[]): Module {
  const at = fences.indexOf(block);
  const files: Record<string, string> = {};
  const ranks: Record<string, number> = {};
  let setup = '';
  for (const [n, { words, title, code, language }] of fences.entries()) {
    const path = title === undefined ? undefined : pathInside(title);
    const rank = words.skip !== undefined ? 1 : n > at ? 2 : 3;
    if (path !== undefined && rank >= (ranks[path] ?? 0) && (rank === 3 || rank !== ranks[path])) {
      files[path] = code;
      ranks[path] = rank;
    }
    if (n < at && words.setup !== undefined && familyOf(language) === familyOf(block.language)) setup += `${code}\n`;
  }
  const own = block.title === undefined ? undefined : pathInside(block.title);
  const extension = /^[mc]?tsx?$/.test(block.language) ? block.language : 'ts';
  const path = own !== undefined && /\.[mc]?tsx?$/.test(own) ? own : `.example.${extension}`;
  return { path, setup, code: block.code, files };
}

/** Each in a folder of its own, which is nowhere on the disk. */
function compileAll(
  ts: typeof TypeScript,
  root: string,
  options: TypeScript.CompilerOptions,
  modules: readonly Module[],
): ReadonlyMap<Module, readonly Fault[]> {
  const folder = `${root.replaceAll('\\', '/')}/.examples/`;
  const texts = new Map<string, string>();
  const places = new Map<string, Module>();
  for (const [n, module] of modules.entries()) {
    for (const [path, text] of Object.entries(module.files)) texts.set(`${folder}${n}/${path}`, text);
    // A module of its own, even without an import.
    texts.set(`${folder}${n}/${module.path}`, `${module.setup}${module.code}\nexport {};\n`);
    places.set(`${folder}${n}/${module.path}`, module);
  }
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (path) => texts.has(path) || fileExists.call(host, path);
  host.readFile = (path) => texts.get(path) ?? readFile.call(host, path);
  host.directoryExists = (path) =>
    path.startsWith(folder) ? !path.includes('/node_modules') : (directoryExists?.call(host, path) ?? true);
  host.getSourceFile = (path, language, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, language, ...rest)
      : ts.createSourceFile(path, text, language, true);
  };
  // A package that documents itself is found by its own name in imports only.
  const ambient = (options.types ?? []).flatMap(
    (name) => ts.resolveModuleName(name, `${folder}.types.ts`, options, host).resolvedModule?.resolvedFileName ?? [],
  );
  const program = ts.createProgram([...places.keys(), ...ambient], options, host);
  return new Map(
    [...places].map(([path, module]) => {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(path));
      const faults = found.flatMap(({ file, messageText, start = 0, length = 0 }) => {
        const from = start - module.setup.length;
        const message = ts.flattenDiagnosticMessageText(messageText, ' ');
        return file?.fileName !== path || from < 0 ? [] : [{ message, range: [from, from + length] as const }];
      });
      return [module, faults];
    }),
  );
}
