// Provides hooks for the docs' versions: current, latest and preferred, under Docusaurus' names.
import type { DocsFolder, DocsVersion, VersionOfPage } from '#model/lookups';
import { useStorageSlot } from '../dom/use-storage-slot.ts';
import { usePage } from '../page/page-context.tsx';
import { useAsk } from './ask.ts';
import { useDocsData } from './plugin-data.ts';

/** The version that the page belongs to. Throws outside of the docs. */
export function useDocsVersion(): VersionOfPage {
  return useAsk('useDocsVersion', 'DocsVersionProvider')('version');
}

export interface ActivePluginAndVersion {
  readonly activePlugin: { readonly pluginId: string; readonly pluginData: DocsFolder };
  readonly activeVersion: DocsVersion | undefined;
}

/** The docs folder and the version that the page belongs to; undefined outside of the docs. */
export function useActivePluginAndVersion(): ActivePluginAndVersion | undefined {
  const ask = useAsk('useActivePluginAndVersion');
  const { version } = usePage();
  if (!version) return undefined;
  const pluginData = ask('docsData', version.docs);
  const activeVersion = pluginData.versions.find(({ name }) => name === version.name);
  return { activePlugin: { pluginId: version.docs, pluginData }, activeVersion };
}

/** The docs folder that the page belongs to. */
export function useActivePlugin(): ActivePluginAndVersion['activePlugin'] | undefined {
  return useActivePluginAndVersion()?.activePlugin;
}

/** All versions of a docs folder, the newest first. Throws where there is no such folder. */
export function useVersions(pluginId?: string): readonly DocsVersion[] {
  return useDocsData(pluginId).versions;
}

export function useLatestVersion(pluginId?: string): DocsVersion | undefined {
  return useVersions(pluginId).find(({ isLast }) => isLast);
}

/** The version of the page; undefined outside of that docs folder. */
export function useActiveVersion(pluginId = 'default'): DocsVersion | undefined {
  const { version } = usePage();
  return useVersions(pluginId).find(({ name }) => version?.docs === pluginId && name === version.name);
}

export interface PreferredVersion {
  /** Null until the page is awake, and for readers who have not chosen. */
  readonly preferredVersion: DocsVersion | null;
  savePreferredVersionName(name: string): void;
}

export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const versions = useVersions(pluginId);
  const [preferred, save] = usePreferredName(pluginId);
  return { preferredVersion: versions.find(({ name }) => name === preferred) ?? null, savePreferredVersionName: save };
}

/** The stored name of the reader's preferred version, and its setter. The version may no longer exist. */
export function usePreferredName(pluginId: string): readonly [name: string | null, save: (name: string) => void] {
  const [name, slot] = useStorageSlot(`docs-preferred-version-${pluginId}`);
  return [name, slot.set];
}
