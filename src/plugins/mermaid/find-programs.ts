// Finds the site's Mermaid package and a Chromium on this machine.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { type PluginContext, packageFolders } from 'slodocs/kit';

export interface MermaidPackage {
  readonly version: string;
  /** Mermaid as a single browser script, absolute. */
  readonly script: string;
}

/** Resolves the package as Node would from the site's root. */
export async function findMermaid({ root, read }: PluginContext): Promise<MermaidPackage | undefined> {
  for (const packages of packageFolders(root)) {
    const folder = `${packages}/mermaid`;
    const text = await read(`${folder}/package.json`).catch(() => '');
    const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(text) ?? [];
    if (version !== undefined) return { version, script: join(root, folder, 'dist/mermaid.min.js') };
  }
  return undefined;
}

/** Where systems, Playwright and Puppeteer install Chromium. */
const places = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/usr/bin/google-chrome',
  '/opt/microsoft/msedge/msedge',
  '~/.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  '~/.cache/puppeteer/chrome/*/chrome-linux64/chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '~/Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Returns an absolute path. A missing program is an input as well, so that a build after its installation draws. */
export async function findBrowser(
  { root, glob }: Pick<PluginContext, 'root' | 'glob'>,
  chosen: string | undefined,
): Promise<string | undefined> {
  for (const place of chosen === undefined ? places : [chosen]) {
    const path = resolve(root, place.replace(/^~/, homedir()));
    // Globs skip symbolic links, and the program may be one.
    const [found] = await glob(relative(root, path).split(sep).join('/'));
    if (found !== undefined) return join(root, found);
    if (existsSync(path)) return path;
  }
  return undefined;
}
