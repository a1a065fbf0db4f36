// Converts an author's name on a platform into the address of the profile.

export interface Social {
  readonly platform: string;
  readonly href: string;
}

const profiles: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

export const platforms = Object.keys(profiles);

/** Keeps a full address. Undefined if it is neither that nor a name on a known platform. */
export function profileOf(platform: string, written: string): Social | undefined {
  const isAddress = /^https?:\/\//i.test(written) || /^mailto:/i.test(written);
  if (isAddress) return { platform, href: written };
  const known = platform.toLowerCase();
  const profile = Object.hasOwn(profiles, known) ? profiles[known] : undefined;
  if (!profile || written.includes('/') || written.trim() === '') return undefined;
  return { platform, href: profile(written.replace(/^@/, '')) };
}
