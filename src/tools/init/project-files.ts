// Adds a site to the package.json and the .gitignore of a folder: what is there stays as it is.
import { attempt } from '#model/attempt';
import { nameOfPackage } from './suggest.ts';

export interface SitePackage {
  /** The name of the folder, for a package that has none yet. */
  readonly folder: string;
  /** What npm is asked for as `slodocs`. */
  readonly slodocs: string;
  /** Further packages for development, by name. */
  readonly others: Readonly<Record<string, string>>;
}

export interface WrittenPackage {
  readonly text: string;
  /** What the package asks npm for as `slodocs`: an entry that it had before is kept. */
  readonly slodocs: string;
  /** `docs:` where a script of another purpose has one of the names. */
  readonly prefix: '' | 'docs:';
}

const scripts = {
  dev: 'slodocs dev',
  build: 'slodocs build --strict',
  serve: 'slodocs serve',
  schemas: 'slodocs schema --out-dir .vscode',
} as const;

type Data = Readonly<Record<string, unknown>>;

/** Undefined where `before` is no JSON object, or a part of it that concerns the site is none. */
export function writePackage(before: string | undefined, { folder, slodocs, others }: SitePackage): WrittenPackage | undefined {
  const known = before === undefined ? {} : readObject(before);
  const own = objectIn(known, 'scripts');
  const runs = objectIn(known, 'dependencies');
  const develops = objectIn(known, 'devDependencies');
  if (!known || !own || !runs || !develops) return undefined;
  const isTaken = Object.entries(scripts).some(([name, command]) => own[name] !== undefined && own[name] !== command);
  const prefix = isTaken ? 'docs:' : '';
  const added = Object.entries(scripts).map(([name, command]) => [prefix + name, command] as const);
  const kept = runs['slodocs'] ?? develops['slodocs'];
  const asked = { ...others, ...(kept === undefined ? { slodocs } : {}) };
  const missing = Object.entries(asked).filter(([name]) => runs[name] === undefined && develops[name] === undefined);
  const head = before === undefined ? { name: nameOfPackage(folder), private: true, type: 'module' } : known;
  const written = {
    ...head,
    scripts: { ...own, ...Object.fromEntries(added.filter(([name]) => own[name] === undefined)) },
    devDependencies: sorted({ ...develops, ...Object.fromEntries(missing) }),
  };
  const text = JSON.stringify(written, null, indentOf(before)) + (before === undefined || /\n$/.test(before) ? '\n' : '');
  return { text: /\r\n/.test(before ?? '') ? text.replaceAll('\n', '\r\n') : text, slodocs: String(kept ?? slodocs), prefix };
}

/** The lines of `after` that `before` lacks, behind it. */
export function mergeIgnored(before: string, after: string): string {
  const known = new Set(before.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = after.split('\n').filter((line) => line !== '' && !known.has(line.replace(/\/$/, '')));
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  return missing.length === 0 ? before : `${before}${gap}${missing.map((line) => `${line}\n`).join('')}`;
}

function readObject(text: string): Data | undefined {
  return attempt(() => asObject(JSON.parse(text)));
}

/** An empty object where the key is absent. */
function objectIn(data: Data | undefined, key: string): Data | undefined {
  const value = data?.[key];
  return value === undefined ? {} : asObject(value);
}

function asObject(value: unknown): Data | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : undefined;
}

/** As npm sorts dependencies. */
function sorted(data: Data): Data {
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function indentOf(text: string | undefined): string {
  return /^\{\r?\n([ \t]+)/.exec(text ?? '')?.[1] ?? '  ';
}
