// Pictures pages that have changed, before and after, at the widths of a desk and of a phone.

import fastGlob from 'fast-glob';
import type { ServedOutput } from '#model/output';
import { encodePath } from '#model/route';
import { BrowserFault, startChromium } from '../../plugins/mermaid/chromium.ts';
import { findBrowser } from '../../plugins/mermaid/find-programs.ts';
import { type Camera, openCamera, type Picture } from './camera.ts';
import type { ChangedPage, Output, OutputDifference } from './compare-outputs.ts';

export type { Picture };

export interface PictureOptions {
  /** Serves an output on 127.0.0.1, under its base. */
  readonly listen: (output: ServedOutput) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** The path of a Chromium, absolute, instead of searching for one. */
  readonly browser?: string | undefined;
  /** Of pages. */
  readonly most: number;
  readonly signal: AbortSignal;
}

export interface Pictures {
  readonly pages: readonly PagePicture[];
  /** Changed pages without pictures, since there are too many. */
  readonly left: number;
  /** Changed pages that the browser did not show. */
  readonly failed: readonly string[];
  /** Why there are none; undefined where there are, and where none are wanted. */
  readonly reason: string | undefined;
}

export interface PagePicture {
  readonly path: string;
  readonly width: number;
  /** Before and after; undefined where they look alike. */
  readonly shown: readonly [Picture, Picture] | undefined;
}

const widths = [1280, 390];
/** Only this machine is reachable. */
const hosts = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const unseen = new Set(['description', 'indexing', 'title', 'unread']);

export async function takePictures(
  before: Output,
  after: Output,
  { pages }: OutputDifference,
  options: PictureOptions | undefined,
): Promise<Pictures> {
  const changed = pages.filter(({ changes }) => changes.some(({ kind }) => !unseen.has(kind)));
  const none = (reason?: string): Pictures => ({ pages: [], left: 0, failed: [], reason });
  if (!options || changed.length === 0) return none();
  const { listen, browser, most, signal } = options;
  const glob = (pattern: string | readonly string[]): Promise<string[]> =>
    fastGlob(typeof pattern === 'string' ? pattern : [...pattern], { cwd: '/', suppressErrors: true });
  const program = await findBrowser({ root: '/', glob }, browser);
  if (program === undefined) {
    const what = browser === undefined ? 'No Chromium was found on this machine' : `There is no "${browser}"`;
    return none(`${what}, so there are no pictures.`);
  }
  const servers = await Promise.all(
    [before, after].map(({ folder, description: { baseUrl } }) => listen({ outDir: folder, baseUrl, headersFile: undefined })),
  );
  const urls = servers.map(({ url }) => url);
  const chromium = await startChromium(program, hosts);
  const stop = (): void => void chromium.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const camera = await openCamera(chromium);
    return {
      ...(await pictureAll(camera, changed.slice(0, most), urls)),
      left: Math.max(0, changed.length - most),
      reason: undefined,
    };
  } catch (thrown) {
    signal.throwIfAborted();
    if (!(thrown instanceof BrowserFault)) throw thrown;
    return none(`There are no pictures: "${program}" ${thrown.message}.`);
  } finally {
    signal.removeEventListener('abort', stop);
    await chromium.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function pictureAll(camera: Camera, pages: readonly ChangedPage[], [old = '', now = '']: readonly string[]) {
  const pictures: PagePicture[] = [];
  const failed: string[] = [];
  for (const { path, from = path } of pages) {
    try {
      for (const width of widths) {
        const before = await camera.shoot(addressIn(old, from), width);
        pictures.push({ path, width, shown: await camera.crop(before, await camera.shoot(addressIn(now, path), width)) });
      }
    } catch (thrown) {
      // A browser that has ended answers nothing more.
      if (!(thrown instanceof BrowserFault) || !thrown.message.startsWith('did not load')) throw thrown;
      failed.push(path);
    }
  }
  return { pages: pictures, failed };
}

/** `site` is the address of the home page, and `path` has no base. */
function addressIn(site: string, path: string): string {
  return site + encodePath(path.replace(/^\/+/, ''));
}
