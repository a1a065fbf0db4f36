// Opens a tab of Chromium on a site of its own in development.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startChromium } from '../../chromium.ts';
import { temporarySite } from '../../pipeline/built-site.ts';
import { type DevServer, startDev } from './dev-server.ts';

export interface DevTab {
  readonly root: string;
  readonly server: DevServer;
  readonly page: Page;
  edit(path: string, change: (text: string) => string): void;
  /** Expects that the server ends well and has had no fault of its own. */
  close(): Promise<void>;
}

export async function openTab(files: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<DevTab> {
  const removals: (() => void)[] = [];
  const root = temporarySite(files, (remove) => removals.push(remove));
  const [server, browser] = await Promise.all([startDev(root, args), startChromium()]);
  const page = await browser.newPage();
  return {
    root,
    server,
    page,
    edit: (path, change) => writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8'))),
    async close() {
      await page.close();
      const code = await server.stop();
      for (const remove of removals) remove();
      expect({ code, printed: server.printed() }).toMatchObject({
        code: 0,
        printed: expect.not.stringContaining('slodocs failed'),
      });
    },
  };
}
