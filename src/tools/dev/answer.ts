// Finds what an address of a site in development shows: a page, a file, a redirect, or the page that says there is none.
import { join } from 'node:path';
import type { DevAnswer } from '#model/dev';
import type { Diagnostic, DiagnosticDraft } from '#model/diagnostic';
import type { OutputFile } from '#model/output';
import { printTarget, redirectKey } from '#model/redirect';
import type { Site } from '#model/site';
import { bytesOf } from '#output/bytes-of';
import type { DevPage } from './read-page.ts';

/** What answers are looked up in. */
export interface AddressBook {
  readonly root: string;
  /** Resolves the site, if it is not. Undefined without a valid configuration. */
  resolved(): Promise<Site | undefined>;
  /** Renders a page by its address. Undefined if there is none. */
  page(path: string): Promise<DevPage | undefined>;
  /** A file that a shown page names, by its path in the output. */
  asset(path: string): OutputFile | undefined;
  /** Makes a file of the whole output, by its path in it. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Settles when the whole output is known. */
  whole(): Promise<void>;
}

export async function answerAt(path: string, book: AddressBook): Promise<DevAnswer> {
  const name = path.slice(1);
  const asset = await assetAt(name, book);
  if (asset) return asset;
  const page = await book.page(path);
  if (page) return answerOf(page);
  const site = await book.resolved();
  if (!site) return { kind: 'none', status: 503, reason: 'The configuration of the site is not valid.' };
  const found = staticFile(path, site, book.root) ?? redirectFrom(path, site);
  if (found) return found;
  const made = (await book.read(name)) ?? (await book.whole().then(() => book.read(name)));
  if (made) return { kind: 'file', path: name, content: { bytes: made } };
  const notFound = await book.page('/404');
  return notFound ? answerOf(notFound) : { kind: 'none', status: 404, reason: 'Page not found.' };
}

function answerOf({ isNotFound, ...page }: DevPage): DevAnswer {
  return { kind: 'page', status: isNotFound ? 404 : 200, ...page };
}

async function assetAt(name: string, book: AddressBook): Promise<DevAnswer | undefined> {
  const file = book.asset(name);
  if (!file) return undefined;
  const { content } = file;
  if ('copyOf' in content) return { kind: 'file', path: name, content };
  const bytes = await bytesOf(file);
  return bytes && { kind: 'file', path: name, content: { bytes } };
}

function staticFile(path: string, { assets }: Site, root: string): DevAnswer | undefined {
  const found = assets.find(({ served }) => served === path);
  return found && { kind: 'file', path: path.slice(1), content: { copyOf: join(root, found.path) } };
}

function redirectFrom(path: string, { redirects, settings }: Site): DevAnswer | undefined {
  const key = redirectKey(path);
  const found = redirects.find(({ from }) => redirectKey(from) === key);
  return found && { kind: 'redirect', location: printTarget(found.to, settings) };
}

interface SoundPages {
  /** The page, or its last sound state where it is broken. `diagnostics` are those of the sources, `faults` those of its rendering. */
  of(path: string, page: DevPage, diagnostics: readonly Diagnostic[], faults: readonly DiagnosticDraft[]): DevPage;
}

/** The most pages whose last state is remembered: more than a writer has open. */
const most = 50;

/** Errors that leave out of a page what its writer was looking at: a component, the body, a part around it. */
const emptying: ReadonlySet<string> = new Set([
  'render/code-threw',
  'render/component-threw',
  'render/invalid-use',
  'render/layout-without-component',
  'render/module-failed',
  'render/not-for-browsers',
  'render/page-without-component',
  'render/part-without-component',
  'render/unknown-export',
  'render/unknown-layout',
  'site-code/never-settled',
  'site-code/process-exit',
  'site-code/time-limit',
]);

export function createSoundPages(): SoundPages {
  const last = new Map<string, DevPage>();
  return {
    of(path, page, diagnostics, faults) {
      const isUnread = diagnostics.some(
        ({ code, severity, place }) => severity === 'error' && code.startsWith('parse/') && place?.file === page.source,
      );
      const isBroken = isUnread || faults.some(({ code }) => emptying.has(code));
      if (isBroken) return { ...(last.get(path) ?? page), isBroken };
      last.delete(path);
      last.set(path, page);
      if (last.size > most) last.delete(last.keys().next().value as string);
      return page;
    },
  };
}
