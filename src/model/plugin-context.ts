// Defines the contexts that hooks of plugins get.
import type { DiagnosticDraft } from './diagnostic.ts';
import type { Json } from './json.ts';
import type { PluginLabel } from './label.ts';
import type { Locate } from './place.ts';
import type { DataOptions, PlacedData } from './placed-data.ts';
import type { Settings } from './settings.ts';
import type { Values } from './strings/say.ts';
import type { StringId } from './strings/strings.ts';

/** The second argument of every hook except `markdown`. */
export interface PluginContext<State = unknown> extends ThreadContext {
  /**
   * Like `cached`, for what one of the plugin's `tasks` makes of an input. The key covers the input, which is made only where
   * nothing is cached.
   */
  task<T extends Json | Uint8Array>(
    name: string,
    key: string,
    input: () => Json | Uint8Array | Promise<Json | Uint8Array>,
  ): Promise<T>;
  /**
   * A text of the plugin's options in the language of the site. Languages translate it in their files of labels, and
   * `slodocs translations extract` writes it there. An undefined text has no translation by itself, but may be given one.
   */
  label<T extends string | undefined>(label: PluginLabel<T>): string | T;
  /** The value from the plugin's `state` for this build, shared by all its hooks. */
  readonly state: State;
}

/** The context of the `markdown` hook, which runs in each thread. */
export interface ThreadContext {
  /** Absolute. The site's root, for running programs. Files are read through `read` and `glob`. */
  readonly root: string;
  readonly settings: Settings;
  /**
   * A text by its id, in the site's language: from the theme's catalogue, or the plugin's own `strings`. `{name}` stands for a
   * value, and a numeric value selects the plural form. Plain text, to be escaped as HTML.
   */
  say(id: StringId | (string & {}), values?: Values): string;
  /** Reports a diagnostic. `code` is one of the plugin's own `diagnostics`, without its name. */
  report(draft: Omit<DiagnosticDraft, 'plugin' | 'ignores'>): void;
  /** Reads a text file, relative to the root. The file becomes an input of the hook's answer. Rejects when there is none. */
  read(path: string): Promise<string>;
  /**
   * Reads a YAML or JSON file with the places of its values. The file becomes an input, as with `read`. Rejects when there is
   * none.
   */
  readData(path: string, options?: DataOptions): Promise<PlacedData>;
  /** The file that is read in place of another in the language of the site; undefined where that one itself is read. */
  translationOf(path: string): string | undefined;
  /** Locates a value of the plugin's options in the site's config, for reports. */
  readonly locate: Locate;
  /** Paths relative to the root, sorted. */
  glob(pattern: string | readonly string[]): Promise<readonly string[]>;
  /**
   * Caches the result of `make` between builds, for slow work such as running a program or a network request. Plain data, or
   * bytes. The key must cover all dependencies; the plugin's name and options and the version of slodocs are added to it.
   */
  cached<T extends Json | Uint8Array>(key: string, make: () => T | Promise<T>): Promise<T>;
  /**
   * Caches what `make` reads from git's history until another commit is checked out, which is an input; or returns the reason why
   * there is no history. As with `cached`, the key must cover all other dependencies. The repository is that of the folder, which is
   * relative to the root, and the root itself where none is given.
   */
  history<T extends Json>(
    key: string,
    make: (history: History) => Promise<T>,
    folder?: string,
  ): Promise<T | { readonly reason: string }>;
  /** The top folders of submodules and of other repositories than the root's own, to those of `folders` that are in them. */
  repositories(folders: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
}

/** The history of the repository that a folder is in. */
export interface History {
  /** True for a shallow clone. */
  readonly shallow: boolean;
  /** Runs git in the folder and returns its output: the arguments begin with a command such as `log`. */
  git(args: readonly string[]): Promise<string>;
}
