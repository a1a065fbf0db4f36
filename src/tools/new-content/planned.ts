// Defines the types of a file to be written, and of reasons why it cannot be.
import type { BuildOptions, BuildResult } from '#model/run';

export type Asked = Required<Pick<NewContentOptions, 'content'>> & Pick<NewContentOptions, 'mdx'> & { readonly cwd: string };

export interface Planned {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
}

export interface Refusal {
  readonly message: string;
  readonly help: string;
}

export function refuse(message: string, help: string): Refusal {
  return { message, help };
}

export interface NewPage {
  readonly kind: 'page';
  /** Its path: from `cwd`, from the root of the site, or inside of a folder of docs. The extension may be left out. */
  readonly path: string;
  /** Words from the name of the file when absent. */
  readonly title?: string | undefined;
  /** True: a folder is created even if one of a similar name exists. */
  readonly parents?: boolean | undefined;
}

export interface NewPost {
  readonly kind: 'post';
  readonly title: string;
  /** `2025-01-31` */
  readonly date: string;
  /** The id of the folder of posts; may be left out where there is but one. */
  readonly in?: string | undefined;
  /** The last part of its address; made from the title when absent. */
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

export interface NewContentOptions extends Pick<BuildOptions, 'root' | 'config' | 'cacheDir' | 'signal' | 'onWait' | 'siteCode'> {
  readonly content: NewPage | NewPost;
  /** True for MDX, false for Markdown. When absent, as the files beside it are. */
  readonly mdx?: boolean | undefined;
  /** The base of relative paths; the working directory when absent. */
  readonly cwd?: string | undefined;
}

export interface NewContentResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly written: WrittenContent | undefined;
  /** Why nothing was written, if not because of a fault of the configuration. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface WrittenContent {
  /** Relative to the root. */
  readonly path: string;
  /** Its address, with the base; undefined where no page is made of the file. */
  readonly address: string | undefined;
  /** The sidebar that lists it, by its name. */
  readonly sidebar: string | undefined;
  /** Where to list it, for a page of docs whose sidebars are written by hand and do not. */
  readonly unlisted: { readonly file: string; readonly id: string } | undefined;
}
