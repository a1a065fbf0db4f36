// Defines what pages tell the client of Algolia. Everybody can read it.

export interface AlgoliaConfig {
  readonly appId: string;
  /** It can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** The origins to ask, in this order. */
  readonly hosts: readonly string[];
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Also filters by language and version. */
  readonly contextual: boolean;
  /** The values of `docusaurus_tag` in each scope. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}
