// Defines the bundle of a site: its own code for server and browsers, its styles and layouts, bundled once for all pages.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { BrowserModules } from '#model/theme';
import { browserModule, siteModule } from '#output/asset-file';
import type { BrowserModule } from '../browser-graph.ts';
import type { BundledModule, UserModuleProblem } from '../module-inputs.ts';
import type { StyleBundle } from '../style-bundle.ts';

/** A bundled module, or the reasons why it could not be bundled. Plain data, because it passes between threads. */
export interface SiteModule {
  readonly bundled?: BundledModule;
  readonly problems: readonly UserModuleProblem[];
}

/** By entry. */
export interface SiteModules {
  readonly modules: Readonly<Record<string, SiteModule>>;
  readonly packages: readonly (readonly [string, string])[];
}

/** By entry. Plain data: it passes between threads. */
export type SiteStyles = Readonly<Record<string, StyleBundle>>;

/** Plain data: it passes between threads. */
export interface SiteBrowserCode {
  /** The theme's browser modules. */
  readonly theme: BrowserModules;
  /** By entry. */
  readonly modules: Readonly<Record<string, SiteBrowserModule>>;
}

/** A bundled module, or the reasons why it could not be bundled. */
export interface SiteBrowserModule {
  readonly bundled?: BrowserModule;
  readonly isLive: boolean;
  /** Node modules that it needs and no browser has. */
  readonly node: readonly string[];
  readonly problems: readonly UserModuleProblem[];
}

/** Plain data: it passes between threads. */
export interface SiteLayout {
  /** The entry for bundlers, absolute. */
  readonly entry: string;
  /** True for a static layout: browsers keep its output unchanged, and load none of its code. */
  readonly isStatic: boolean;
}

/** By the names that pages use. */
export type SiteLayouts = Readonly<Record<string, SiteLayout>>;

/** File names, with the names of their imports. Plain data, because it passes between threads. */
export type LateFileNames = Readonly<Record<string, readonly string[]>>;

/** `later` comes from a bundled module. */
export function lateNames(code: SiteBrowserCode, later: LateFileNames): LateFileNames {
  const nameOf = (file: string): string => nameOfFile(code, file);
  return Object.fromEntries(Object.entries(later).map(([file, imports]) => [nameOf(file), imports.map(nameOf)]));
}

/** The asset name of a file that a bundled module imports, which is the theme's or the site's. */
export function nameOfFile({ theme }: SiteBrowserCode, file: string): string {
  return Object.hasOwn(theme.imports, file) ? browserModule(file) : siteModule(file);
}

/** Names of files. Plain data: it passes between threads. */
export interface SiteScripts {
  /** The module that tells the scripts of all pages what they need to know of the site. */
  readonly start: string;
  /** The files that it names: every page may load them. */
  readonly loaded: readonly string[];
  /** The names of the site's slots that have something to do in a browser. */
  readonly liveSlots: readonly string[];
}

/** A module that a page imports once it is there. */
export interface LoadedModule {
  readonly name: string;
  /** The names of the files that it imports, statically or not, with those that each of them imports. */
  readonly later: LateFileNames;
}

/** Undefined for what no browser can load. */
export function loadedModule(code: SiteBrowserCode, entry: string): LoadedModule | undefined {
  const { bundled, node } = code.modules[entry] ?? { node: [] };
  if (!bundled || node.length > 0) return undefined;
  const name = siteModule(bundled.file);
  return { name, later: { ...lateNames(code, bundled.later), ...withImports(code, name, bundled.imports) } };
}

/** Imports are listed with their own imports where these are known, which is where they are the theme's. */
export function withImports(code: SiteBrowserCode, name: string, imports: readonly string[]): LateFileNames {
  const nameOf = (file: string): string => nameOfFile(code, file);
  const own = imports.map((file) => [nameOf(file), (code.theme.imports[file] ?? []).map(nameOf)] as const);
  return { ...Object.fromEntries(own), [name]: imports.map(nameOf) };
}

/** Plain data: it passes to threads, once for all pages. */
export interface SiteBundle {
  /** Paths of the site's assets. */
  readonly assets: readonly string[];
  readonly code: SiteModules;
  readonly styles: SiteStyles;
  readonly browserCode: SiteBrowserCode;
  /** Those that plugins bring and pages ask for. */
  readonly layouts: SiteLayouts;
  readonly scripts: SiteScripts;
  /** Of modules for server and browsers, by entry: equal digests mean equal modules. */
  readonly digests: Readonly<Record<string, string>>;
  /** True where the site's own code can make page queries. */
  readonly queries: boolean;
  /** What was reported of code that every page loads. */
  readonly faults: readonly DiagnosticDraft[];
}
