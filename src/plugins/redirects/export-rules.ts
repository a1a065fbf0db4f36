// Emits the redirects of a site as configuration files for hosts.
import { createHash } from 'node:crypto';
import {
  type BoundRedirect,
  type EmittedFile,
  joinPath,
  type PluginContext,
  printTarget,
  type Site,
  wholeFile,
} from 'slodocs/kit';
import { ruleOf, swallowedBy } from './expand.ts';
import type { HostRules, PatternRule, SingleRule } from './hosts/host-rules.ts';
import { hosts } from './hosts/hosts.ts';
import { addressesOf } from './late-redirects.ts';
import type { RedirectHost } from './options.ts';
import { match, overlaps, type Pattern, type Segment } from './pattern.ts';

/** Keeps and reports a static file of that name. */
export function exportRules(
  site: Site,
  patterns: readonly Pattern[],
  names: readonly RedirectHost[],
  ctx: PluginContext,
): readonly EmittedFile[] {
  const rules = hostRules(site, patterns);
  const own = new Map(
    site.assets.flatMap(({ served, path }) => (served === undefined ? [] : [[served.slice(1), path] as const])),
  );
  return names.flatMap((name) => {
    const { files, limits } = hosts[name](rules);
    for (const limit of limits) ctx.report({ code: 'host-limit', ...limit, place: ctx.locate(['hosts']) });
    return files.flatMap(({ path, text }) => {
      const file = own.get(path);
      if (file === undefined) return [{ path, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
      reportOwnFile(file, path, ctx);
      return [];
    });
  });
}

/** Scripts, styles and images of pages. */
const belowAssets: readonly Segment[] = [{ kind: 'text', text: 'assets' }, { kind: 'name', name: 'file' }, { kind: 'rest' }];

function reportOwnFile(file: string, path: string, ctx: PluginContext): void {
  ctx.report({
    code: 'own-host-file',
    message: `"${file}" takes the place of the host's redirect rules`,
    help: `It is published unchanged, so "${path}" does not contain the site's redirects. Remove the file, or remove its host from \`hosts\`.`,
    place: wholeFile(file),
  });
}

function hostRules({ settings, redirects, pages, assets }: Site, patterns: readonly Pattern[]): HostRules {
  const { baseUrl } = settings;
  const withBase = (path: string): string => joinPath(baseUrl, path).replace(/(?<=.)\/$/, '');
  const toRule = ({ from, to, status }: BoundRedirect): SingleRule => ({
    from: withBase(from),
    to: printTarget(to, settings),
    status,
  });
  const base = baseUrl.split('/').flatMap((text): Segment[] => (text === '' ? [] : [{ kind: 'text', text }]));
  const { taken } = addressesOf(pages, assets);
  // Hosts use the first matching pattern, so redirects of later patterns that it shadows become single rules.
  const covered = new Map<BoundRedirect, Pattern>();
  for (const redirect of redirects) {
    const first = redirect.rule === undefined ? undefined : patterns.find(({ source }) => match(source, redirect.from));
    if (first && ruleOf(first) === redirect.rule) covered.set(redirect, first);
  }
  return {
    baseUrl,
    single: redirects.filter((redirect) => !covered.has(redirect)).map(toRule),
    patterns: patterns.map((pattern): PatternRule => {
      const { source, target, origin, status } = pattern;
      return {
        source: [...base, ...source],
        target: origin === '' ? [...base, ...target] : target,
        origin,
        status,
        except: swallowedBy(pattern, taken).map(withBase),
        exceptBelow: overlaps(source, belowAssets) ? [withBase('/assets')] : [],
        expanded: redirects.filter((redirect) => covered.get(redirect) === pattern).map(toRule),
      };
    }),
  };
}
