// Lists the hosts of the deploy recipes, with how many files they take.

interface Host {
  readonly name: string;
  /** The most files of a site, by what the host documented in 2026; none for a host without such a limit. */
  readonly files?: number;
  /** Where another plan takes more. */
  readonly plan?: string;
}

export const hosts = {
  apache: { name: 'Apache' },
  azure: { name: 'Azure Static Web Apps', files: 15_000 },
  caddy: { name: 'Caddy' },
  cloudflare: { name: 'Cloudflare', files: 20_000, plan: 'free' },
  docker: { name: 'Docker' },
  firebase: { name: 'Firebase Hosting' },
  'github-pages': { name: 'GitHub Pages' },
  'gitlab-pages': { name: 'GitLab Pages', files: 200_000 },
  netlify: { name: 'Netlify' },
  nginx: { name: 'nginx' },
  's3-cloudfront': { name: 'S3' },
  vercel: { name: 'Vercel' },
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;

export const hostNames = Object.keys(hosts) as [HostName, ...HostName[]];

export function hostOf(name: HostName): Host {
  return hosts[name];
}

/** `20,000 on its free plan`. */
export function printLimit({ plan }: Pick<Host, 'plan'>, files: number): string {
  return `${files.toLocaleString('en')}${plan === undefined ? '' : ` on its ${plan} plan`}`;
}

export interface DeployConfig {
  /** The host, by the name of its recipe. */
  host?: HostName;
  /** How many files it takes, where your plan differs from the host's smallest. */
  files?: number;
}

/** Where a site is published, and how many files are taken there, if that is another number than the host's. */
export interface DeploySettings {
  readonly host: HostName | undefined;
  readonly files: number | undefined;
}
