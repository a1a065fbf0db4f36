// Components that a site registers for all of its content, by name.

/** Where a registered component comes from, as an import would say it. */
export interface SiteComponent {
  /** `@site/…`, a package, or a module of the theme. */
  readonly specifier: string;
  /** The name of the export. */
  readonly name: string;
  /** The component is this member of the export. */
  readonly isMember?: true;
}

export interface SiteComponents {
  readonly byName: Readonly<Record<string, SiteComponent>>;
  /** A module whose default export has members that only running it tells: any name that nothing else answers is looked for there. */
  readonly rest: string | undefined;
}
