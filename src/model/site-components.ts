// Defines the types of components that a site registers for all of its content.

/** The import of a registered component. */
export interface SiteComponent {
  /** `@site/…`, a package, or a module of the theme. */
  readonly specifier: string;
  /** The name of the export. */
  readonly name: string;
  /** True where the component is the member of this name in the module's default export. */
  readonly isMember?: true;
}

export interface SiteComponents {
  readonly byName: Readonly<Record<string, SiteComponent>>;
  /** A module whose default export has members known only at run time: any otherwise undefined name is looked up there. */
  readonly rest: string | undefined;
}
