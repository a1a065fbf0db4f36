// Creates diagnostics of faulty modules that content imports.

import type { UserModuleProblem } from '#code/module-inputs';
import type { RenderContext } from '#context/context';
import { foreignImportHelp, isForeignModule } from '#kit/foreign-components';
import { LineIndex } from '#kit/line-index';
import { respell } from '#kit/respell';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Import } from '#model/document';
import { folderOf, importedFile, relativeFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { PartDocument } from '#model/page-parts';
import type { Place } from '#model/place';

const code = 'render/module-failed';

/** A fault inside the module is reported there, with the import as a related place. */
export function faultOf(
  { specifier, place }: Pick<Import, 'specifier' | 'place'>,
  problem: UserModuleProblem,
  wantedBy: keyof typeof wanters = 'content',
): DiagnosticDraft {
  const { modules, note } = wanters[wantedBy];
  if (problem.code !== undefined && problem.place) {
    const related = problem.place.file === place.file ? {} : { related: [{ message: note, place }] };
    const { code, message, help = '' } = problem;
    return { code, message, help, place: problem.place, ...related };
  }
  const help = problem.help ?? helpFor[problem.kind ?? 'syntax'].replace('MODULES', modules);
  if (!problem.place) return { code, message: `"${specifier}" cannot be loaded: ${problem.message}`, help, place };
  const message =
    problem.kind === 'threw' ? `this module threw an error while it was being loaded: ${problem.message}` : problem.message;
  // A page's own module has no import to relate to.
  const related = problem.place.file === place.file ? {} : { related: [{ message: note, place }] };
  return { code, message, help, place: problem.place, ...related };
}

const wanters = {
  content: { modules: 'Modules that content imports', note: 'content imports it here' },
  config: { modules: 'Modules that the configuration names', note: 'the configuration names it here' },
} as const;

const helpFor: Readonly<Record<NonNullable<UserModuleProblem['kind']>, string>> = {
  syntax: 'MODULES must be JavaScript, TypeScript or JSON, and are bundled with esbuild.',
  unresolved: 'Correct the path, or install the package.',
  threw: 'MODULES run at build time, in Node.js. Put code that needs a browser in an effect or in `<BrowserOnly>`.',
};

export async function noModule(
  { files, config }: Pick<RenderContext, 'files' | 'config'>,
  { source }: PartDocument,
  { names, specifier, place }: Import,
): Promise<DiagnosticDraft> {
  const path = importedFile(source.path, specifier);
  if (isForeignModule(specifier, true)) {
    const help = foreignImportHelp(Object.values(names), config.theme.components);
    return { code, message: `the package "${specifier}" does not exist here, because it is for another generator`, help, place };
  }
  const message = path === undefined ? `there is no package "${specifier}"` : `there is no module "${specifier}"`;
  if (path === undefined) return { code, message, help: `Install it: \`npm install ${packageOf(specifier)}\`.`, place };
  const beside = await files.glob(`${folderOf(path) || '.'}/*`);
  const name = (file: string): string =>
    specifier.startsWith('@site/') ? `@site/${file}` : relativeFile(folderOf(source.path), file);
  const partials = beside.filter((file) => file === `${path}.md` || file === `${path}.mdx`).map((file) => `"${name(file)}"`);
  const meant = nearest(specifier, beside.map(name));
  const help = partials.length
    ? `Import Markdown with its extension: ${partials.sort().join(' or ')}.`
    : meant
      ? `Did you mean "${meant}"?`
      : "Write the path of a module relative to the importing file, or relative to the site's root folder as `@site/…`.";
  return { code, message, help, place, ...(partials.length === 0 ? respell(place, specifier, meant) : {}) };
}

export function noExport(
  { files }: Pick<RenderContext, 'files'>,
  { source }: PartDocument,
  imported: Import,
  name: string,
  exported: readonly string[],
): DiagnosticDraft {
  const { specifier } = imported;
  const known = [...exported].sort();
  const meant = nearest(name, known);
  if (imported.registered) {
    return {
      code: 'render/unknown-export',
      message: `the component "${name}" is neither imported nor built in, and is not registered in "${specifier}"`,
      help: meant ? `Did you mean "${meant}"?` : `Register it there, or import it at the top of the file.`,
      place: imported.place,
    };
  }
  const at = namePlace(source.inline ?? files.text(source.path), imported, name);
  const all = known.length === 0 ? 'It exports nothing.' : `It exports ${known.map((one) => `"${one}"`).join(', ')}.`;
  return {
    code: 'render/unknown-export',
    message: name === 'default' ? `"${specifier}" has no default export` : `"${specifier}" does not export "${name}"`,
    help: meant ? `Did you mean "${meant}"?` : all,
    place: at,
    ...(name === 'default' ? {} : respell(at, name, meant)),
  };
}

/** Reports a page module whose export React cannot render; undefined for a component and for all other imports. */
export function noComponent(
  { source }: PartDocument,
  { names, place, specifier }: Import,
  exported: unknown,
): DiagnosticDraft | undefined {
  const isOwn = names['Page'] === 'default' && importedFile(source.path, specifier) === source.path;
  if (!isOwn || isComponent(exported)) return undefined;
  const kind = exported === null ? 'null' : typeof exported === 'object' ? 'an object' : `a value of type "${typeof exported}"`;
  return {
    code: 'render/page-without-component',
    message: `this page exports ${kind} by default, not a component`,
    help: 'Export a function that returns the page content: `export default function Page() { return <main>…</main>; }`.',
    place,
  };
}

/** True for a component: a function, or the result of `memo` and the like. */
export function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}

/** The place of the name before `from`; a default export has its local name. */
function namePlace(text: string, { names, place }: Import, name: string): Place {
  const lines = new LineIndex(text);
  const end = lines.offsetAt(place.start);
  const start = text.lastIndexOf('import', end);
  const written = name === 'default' ? Object.keys(names).find((local) => names[local] === name) : name;
  const at = text.slice(start, end).search(new RegExp(`(?<![\\w$])${written?.replaceAll('$', '\\$')}(?![\\w$])`));
  return at === -1 || written === undefined ? place : lines.place(place.file, start + at, start + at + written.length);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
