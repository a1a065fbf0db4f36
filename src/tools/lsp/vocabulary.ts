// Defines what authors can write on a site besides its pages: the names that its theme, its plugins and its settings know.
import type { LinkedSite } from '#model/linked-site';
import type { ContentFolder, SiteComponents } from '#model/source-file';
import type { Theme } from '#model/theme';

export interface Vocabulary {
  /** `values` are those that are known of props, by the names in `props`. */
  readonly theme: Pick<Theme, 'components' | 'aliases' | 'props' | 'pageLayouts'>;
  /** Components that the site and its plugins give to all content. */
  readonly registered: SiteComponents['byName'];
  readonly folders: readonly ContentFolder[];
  readonly linked: readonly LinkedSite[];
  readonly admonitions: readonly string[];
  /** False where quotes that begin with `[!NOTE]` stay quotes. */
  readonly hasAlerts: boolean;
  /** Languages of code. */
  readonly languages: readonly string[];
  readonly fenceWords: readonly FenceWord[];
  /** Characters by their names, without colons. */
  emoji(): Promise<Readonly<Record<string, string>>>;
  /** Files of data: their names, relative to a folder of content, and the names of their schemas. */
  readonly dataFiles: readonly { readonly name: string; readonly schema: string }[];
  /** What a component is for. Markdown. */
  about(component: string): string | undefined;
  onAdmonitions(): string | undefined;
}

/** A word behind the language of a fence. */
export interface FenceWord {
  readonly name: string;
  readonly insert?: string;
  readonly snippet?: string;
  /** Markdown. */
  readonly about: string | undefined;
  readonly values?: readonly string[];
}
