// Runs the bundled modules that a page imports, and reports those that fail.
import type { UserModule } from '#code/module-inputs';
import type { SiteModules } from '#code/site-bundle/site-bundle';
import { entryOf, importedAsset } from '#code/site-bundle/styles-of';
import { codeDirOf, runUserModule } from '#code/user-code';
import type { RenderContext } from '#context/context';
import { assetMark } from '#model/asset-mark';
import type { ComponentUse, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { PartDocument } from '#model/page-parts';
import type { ThemeServer } from '#model/theme';
import type { CheckProps } from './check-props.ts';
import { faultOf, noComponent, noExport, noModule } from './module-reports.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Returns the exports of an imported module. Undefined where a fault was reported. */
export type ModuleOf = (document: PartDocument, imported: Import) => Exports | undefined;

export interface Modules {
  /** Runs a page's imports, each module once, and reports faults. */
  load(documents: readonly PartDocument[]): Promise<void>;
  /** Runs a bundled module, once. */
  run(entry: string): Promise<UserModule>;
  /** For documents whose modules have been loaded. */
  readonly moduleOf: ModuleOf;
}

export function openModules(
  context: RenderContext,
  { modules, packages }: SiteModules,
  server: ThemeServer,
  assets: ReadonlySet<string>,
): Modules {
  const { config } = context;
  const options = { root: config.root, codeDir: codeDirOf(config), siteCode: context.siteCode };
  let checkProps: Promise<CheckProps> | undefined;
  const running = new Map<string, Promise<UserModule>>();
  const ran = new Map<string, UserModule>();
  const run = (entry: string): Promise<UserModule> => {
    const { bundled, problems = [] } = modules[entry] ?? {};
    const promise =
      running.get(entry) ??
      (async (): Promise<UserModule> => {
        if (!bundled) return { exports: {}, styles: [], problems };
        return { styles: bundled.styles, ...(await runUserModule(bundled, options, new Map(packages))) };
      })();
    running.set(entry, promise);
    return promise;
  };
  return {
    run,
    async load(documents) {
      for (const document of documents) {
        for (const imported of document.facts.imports) {
          const entry = entryOf(config, document, imported, assets);
          if (entry === undefined) continue;
          const module = await run(entry);
          ran.set(entry, module);
          await reportUse(context, document, imported, entry, module);
          if (module.problems.length > 0) continue;
          // Most sites have no components of their own.
          checkProps ??= import('./check-props.ts').then(({ propChecker }) => propChecker(context.files));
          for (const fault of (await checkProps)(document, imported)) context.reporter.report(fault);
        }
      }
    },
    moduleOf(document, imported) {
      const { aliases } = config.theme;
      const alias = Object.hasOwn(aliases, imported.specifier) ? aliases[imported.specifier] : undefined;
      if (alias) return Object.fromEntries(alias.map((name) => [name, server.components[`${imported.specifier}#${name}`]]));
      const asset = importedAsset(document, imported, assets);
      if (asset !== undefined) return assetModule(document, imported, asset, server);
      const module = ran.get(entryOf(config, document, imported, assets) ?? '');
      if (!module || module.problems.length > 0 || missingNames(imported, module).length > 0) return undefined;
      return noComponent(document, imported, module.exports['default']) ? undefined : namesIn(imported, module);
    },
  };
}

function missingNames(imported: Import, module: UserModule): readonly string[] {
  const exports = namesIn(imported, module);
  return Object.values(imported.names).filter((name) => name !== '*' && !(name in exports));
}

/** The object in which an import's names are looked up. */
function namesIn({ membersOf }: Import, { exports }: UserModule): Exports {
  if (membersOf === undefined) return exports;
  const value = exports[membersOf];
  return typeof value === 'object' && value !== null ? (value as Exports) : {};
}

async function reportUse(
  context: RenderContext,
  document: PartDocument,
  imported: Import,
  entry: string,
  module: UserModule,
): Promise<void> {
  for (const problem of module.problems) {
    const isItself = problem.message === `could not resolve "${entry}"`;
    context.reporter.report(isItself ? await noModule(context, document, imported) : faultOf(imported, problem));
  }
  if (module.problems.length > 0) return;
  for (const name of missingNames(imported, module))
    context.reporter.report(noExport(context, document, imported, name, Object.keys(namesIn(imported, module))));
  const fault = 'default' in module.exports && noComponent(document, imported, module.exports['default']);
  if (fault) context.reporter.report(fault);
}

/**
 * Implements `require('./chart.png')` in content: returns a module whose default export is the file's address. Throws for
 * anything else. Calls `onFile` with the file.
 */
export function requireOf(
  { files }: RenderContext,
  { source }: PartDocument,
  assets: ReadonlySet<string>,
  onFile: (name: string) => void,
): (specifier: string) => { default: string } {
  return (specifier) => {
    const path = importedFile(source.path, specifier);
    // Records a query for the file's existence as an input of the page.
    if (path !== undefined) void files.stat(path);
    if (path !== undefined && assets.has(path)) {
      onFile(path);
      return { default: assetMark(path) };
    }
    throw new Error(`"${specifier}" is not an image or file whose address \`require\` returns; use \`import\` for modules`);
  };
}

/** The module of an imported file. An image also works as a component: an `img` element. */
export function assetModule(
  { facts }: PartDocument,
  { names }: Import,
  path: string,
  { jsxRuntime }: ThemeServer,
): Readonly<Record<string, unknown>> {
  const isUsed = ({ name }: ComponentUse): boolean => names[name] === 'default';
  if (!facts.components.some(isUsed)) return { default: assetMark(path) };
  const { jsx } = jsxRuntime as { jsx(type: string, props: object): unknown };
  return { default: (props: object) => jsx('img', { alt: '', src: assetMark(path), ...props }) };
}
