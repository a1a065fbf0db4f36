// Emits an HTML page for each redirect at its source.
import { createHash } from 'node:crypto';
import type { EmittedFile } from '#model/output';
import type { PluginContext } from '#model/plugin';
import { policyOf, printOwnPolicy } from '#model/policy';
import { type BoundRedirect, printTarget } from '#model/redirect';
import { joinPath } from '#model/route';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import { stubScript, stubStyle } from './stub-assets.ts';
import { printStub, type StubAsset, type StubLook } from './stub-page.ts';

interface Asset extends StubAsset {
  readonly file: EmittedFile;
}

/** None for a site without redirects. */
export function stubs(
  { settings, redirects }: Pick<Site, 'settings' | 'redirects'>,
  { say }: Pick<PluginContext, 'say'>,
): readonly EmittedFile[] {
  if (redirects.length === 0) return [];
  const [script, style] = [assetOf(stubScript, settings), assetOf(stubStyle, settings)];
  const policy = settings.csp && printOwnPolicy(policyOf(settings.csp, []));
  const { lang, dir } = settings;
  const look = { policy, script, style, lang, dir, say };
  return [script.file, style.file, ...redirects.map((redirect) => stub(redirect, settings, look))];
}

function stub({ from, to, place }: BoundRedirect, settings: Settings, look: StubLook): EmittedFile {
  const target = printTarget(to, settings);
  const canonical = new URL(target, `${settings.url}/`);
  canonical.hash = '';
  const text = printStub(target, canonical.href, look);
  const path = stubPath(from, settings.trailingSlash);
  return { path, key: digest(text).toString('hex'), yields: true, place, make: () => text };
}

/** Hosts serve `a.html` for the page `a`, so a source with this ending becomes a folder. */
export function stubPath(from: string, trailingSlash: boolean | undefined): string {
  const path = from.slice(1);
  if (path === '') return 'index.html';
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

function assetOf({ name, text }: { readonly name: string; readonly text: string }, { baseUrl }: Settings): Asset {
  const hash = digest(text);
  const key = hash.toString('hex');
  const path = `assets/${name.replace('.', `-${key.slice(0, 8)}.`)}`;
  return {
    url: joinPath(baseUrl, path),
    integrity: `sha256-${hash.toString('base64')}`,
    file: { path, key, make: () => text },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
