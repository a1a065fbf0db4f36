// The docs to their versions: that of the page, the latest, the one that a reader prefers. Under the names that Docusaurus has for them.
import type { DocsFolder, DocsVersion } from '#model/lookups';
import type { VersionProps } from '#model/theme';
import { useStorageSlot } from '../browser/use-storage-slot.ts';
import { useShownPage } from '../mdx/page-context.tsx';
import { useAsk } from './ask.ts';
import { outside } from './outside.ts';
import { useDocsData } from './plugin-data.ts';

export interface VersionOfPage extends Pick<VersionProps, 'label' | 'banner' | 'badge'> {
  readonly pluginId: string;
  readonly version: string;
  readonly isLast: boolean;
}

/** The version that the page belongs to. Throws outside of the docs. */
export function useDocsVersion(): VersionOfPage {
  const version = useShownPage()?.version;
  if (!version) throw outside('useDocsVersion', 'DocsVersionProvider');
  const { docs, name, label, banner, badge, all } = version;
  return { pluginId: docs, version: name, label, banner, badge, isLast: all.some((one) => one.name === name && one.isLast) };
}

export interface ActivePlugin {
  readonly pluginId: string;
  readonly pluginData: DocsFolder;
}

/** The docs folder of the page; undefined outside of the docs. */
export function useActivePlugin(): ActivePlugin | undefined {
  return useActivePluginAndVersion()?.activePlugin;
}

export interface ActivePluginAndVersion {
  readonly activePlugin: ActivePlugin;
  readonly activeVersion: DocsVersion | undefined;
}

export function useActivePluginAndVersion(): ActivePluginAndVersion | undefined {
  const version = useShownPage()?.version;
  const ask = useAsk();
  if (!version) return undefined;
  const pluginData = ask('folder', version.docs) as DocsFolder;
  return {
    activePlugin: { pluginId: version.docs, pluginData },
    activeVersion: pluginData.versions.find(({ name }) => name === version.name),
  };
}

/** All versions of a docs folder, the newest first. */
export function useVersions(pluginId?: string): readonly DocsVersion[] {
  return useDocsData(pluginId).versions;
}

export function useLatestVersion(pluginId?: string): DocsVersion | undefined {
  return useVersions(pluginId).find(({ isLast }) => isLast);
}

/** The version of the page; undefined outside of that docs folder. */
export function useActiveVersion(pluginId = 'default'): DocsVersion | undefined {
  const version = useShownPage()?.version;
  const versions = useVersions(pluginId);
  return version?.docs === pluginId ? versions.find(({ name }) => name === version.name) : undefined;
}

export interface PreferredVersion {
  /** Null until the page is awake, and for readers who have not chosen. */
  readonly preferredVersion: DocsVersion | null;
  savePreferredVersionName(name: string): void;
}

export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const versions = useVersions(pluginId);
  const [preferred, slot] = useStorageSlot(`docs-preferred-version-${pluginId}`);
  return {
    preferredVersion: versions.find(({ name }) => name === preferred) ?? null,
    savePreferredVersionName: (name) => slot.set(name),
  };
}

/** Where a doc is looked for from any page: in the version of the page, in that which the reader prefers, in the latest. */
export function useDocsVersionCandidates(pluginId?: string): readonly DocsVersion[] {
  const candidates = [
    useActiveVersion(pluginId),
    useDocsPreferredVersion(pluginId).preferredVersion,
    useLatestVersion(pluginId),
  ].filter((one) => one != null);
  return [...new Set(candidates)];
}
