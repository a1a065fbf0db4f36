// A site to the two programs that draw its diagrams: Mermaid, which it brings along, and a Chromium of the machine.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { PluginContext } from '#model/plugin';

export interface MermaidPackage {
  readonly version: string;
  /** All of it in one script for browsers, absolute. */
  readonly script: string;
}

/** Looks where Node would look from the site's root. */
export async function findMermaid({ root, read }: PluginContext): Promise<MermaidPackage | undefined> {
  const above = root.split(/[\\/]/).length - 1;
  for (let level = 0; level <= above; level++) {
    const folder = `${'../'.repeat(level)}node_modules/mermaid`;
    const text = await read(`${folder}/package.json`).catch(() => '');
    const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(text) ?? [];
    if (version !== undefined) return { version, script: join(root, folder, 'dist/mermaid.min.js') };
  }
  return undefined;
}

/** Where systems keep a Chromium, and where Playwright and Puppeteer put theirs. */
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

/** Absolute. That none is there is an input, too: a build after one was installed draws what was not drawn. */
export async function findBrowser(
  { root, glob }: Pick<PluginContext, 'root' | 'glob'>,
  chosen: string | undefined,
): Promise<string | undefined> {
  for (const place of chosen === undefined ? places : [chosen]) {
    const path = resolve(root, place.replace(/^~/, homedir()));
    // A listing leaves links out, which a system may have in the place of the program.
    const [found] = await glob(relative(root, path).split(sep).join('/'));
    if (found !== undefined) return join(root, found);
    if (existsSync(path)) return path;
  }
  return undefined;
}
