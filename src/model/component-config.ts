// Types what a site's configuration says for components alone.

export interface ComponentConfig {
  /** Data for components, which read it as `useDocusaurusContext().siteConfig.customFields`. Any JSON. */
  customFields?: Record<string, unknown>;
  /** For components, too: the owner and the name of the repository. */
  organizationName?: string;
  projectName?: string;
}
