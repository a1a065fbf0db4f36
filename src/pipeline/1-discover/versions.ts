// Docs settings to the versions that they hold.
import { joinPath } from '#model/route';
import type { DocsSettings } from '#model/settings';
import type { Version } from '#model/source-file';

/** The versions of a docs folder, newest first. */
export function versionsOf(docs: DocsSettings): readonly Version[] {
  const path = joinPath(docs.routeBasePath);
  return [{ docs: docs.id, name: 'current', label: 'Next', folder: docs.path, path, isLast: true }];
}
