// Assigns each source to its redirect: explicit ones take precedence over those from rules.

import type { Context } from '#context/context';
import { type Redirect, redirectKey } from '#model/redirect';
import type { Destinations } from '../addresses/destinations.ts';
import { ownPage } from './own-page.ts';
import { reportOverFile, reportOverPage, reportSource } from './report-source.ts';

/** A source has several redirects only if each is explicit. */
export type SourceTable = ReadonlyMap<string, readonly Redirect[]>;

export function takeSources(context: Context, written: readonly Redirect[], destinations: Destinations): SourceTable {
  const sources = new Map<string, Redirect[]>();
  for (const redirect of written) {
    const { from, rule } = redirect;
    if (!isPath(from)) {
      reportSource(context, redirect);
      continue;
    }
    const key = redirectKey(from);
    const page = ownPage(key, context.config.settings, destinations);
    const file = page ? undefined : destinations.served(key);
    if (page || file) {
      if (rule === undefined && page) reportOverPage(context, redirect, page);
      else if (rule === undefined && file) reportOverFile(context, redirect, file);
      continue;
    }
    const others = sources.get(key);
    if (!others) sources.set(key, [redirect]);
    else if (rule === undefined) {
      if (others[0]?.rule === undefined) others.push(redirect);
      else sources.set(key, [redirect]);
    }
  }
  return sources;
}

function isPath(from: string): boolean {
  return /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(from) && !from.split('/').some((segment) => segment === '.' || segment === '..');
}
