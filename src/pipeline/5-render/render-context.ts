// Narrows the context for rendering a page: no settings, which a page gets as ingredients.

import type { Context } from '#context/context';
import type { Config } from '#model/config';

export interface RenderContext extends Pick<Context, 'files' | 'reporter' | 'siteCode' | 'trace'> {
  readonly config: Omit<Config, 'settings'>;
}
