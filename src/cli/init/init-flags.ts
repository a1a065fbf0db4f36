// Defines the types of the options of `slodocs init`, and of the resolved answers.
import type { TemplateName } from '#model/new-site';

export interface InitFlags {
  readonly template?: TemplateName;
  readonly title?: string;
  readonly url?: string;
  readonly package?: string;
  readonly install?: boolean;
  readonly yes?: boolean;
}

/** All that has to be known before a site is written. */
export interface InitAnswers {
  /** Absolute. */
  readonly root: string;
  readonly template: TemplateName;
  readonly title: string;
  readonly url: string;
  readonly install: boolean;
}
