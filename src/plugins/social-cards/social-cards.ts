// Draws a social card of each page's title, for sites and chats that show a picture beside a link.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EmittedFile,
  encodePath,
  type HeadElement,
  isNotFound,
  joinPath,
  type Page,
  type Plugin,
  type PluginContext,
  routeKey,
  type Settings,
  type Site,
} from 'slodocs/kit';
import type { Card } from './card.ts';
import type { SocialCardsOptions } from './options-schema.ts';
import { type LoadedSharp, loadSharp } from './rasterise.ts';

export type { SocialCardsOptions };

/** Cards that are drawn in another way have another one. */
const cardForm = '2';

interface CardsState {
  sharp?: Promise<LoadedSharp>;
}

/** `social/<route>.png`, 1200 × 630, for every page that names no picture of its own. Needs the package `sharp`. */
export function socialCards(options: SocialCardsOptions = {}): Plugin<SocialCardsOptions, CardsState> {
  const { color = '#0b5558', folder = 'social' } = options;
  const pathOf = ({ route }: Page): string => `${folder}/${routeKey(route.path).slice(1) || 'index'}.png`;
  return {
    name: 'social-cards',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'no-sharp': { severity: 'warning', summary: 'Social cards cannot be drawn without the package sharp.' },
      'unknown-letters': { severity: 'info', summary: 'The font of the social cards lacks letters of a title.' },
    },
    state: () => ({}),
    async head(page, ctx) {
      if (!hasCard(page) || !isLegible(page.title) || 'missing' in (await sharpOf(ctx))) return [];
      return elements(ctx.settings.url + joinPath(ctx.settings.baseUrl, encodePath(pathOf(page))), page.title);
    },
    async emit({ site }, ctx) {
      const carded = site.pages.filter(hasCard);
      for (const page of carded) if (!isLegible(page.title)) reportLetters(page, ctx);
      const pages = carded.filter(({ title }) => isLegible(title));
      if (pages.length === 0) return [];
      const loaded = await sharpOf(ctx);
      if ('missing' in loaded) {
        ctx.report({
          code: 'no-sharp',
          message: `no social cards are drawn: ${loaded.missing}`,
          help: 'Install it in the site with `npm install --save-dev sharp`, or remove `socialCards()` from the plugins.',
        });
        return [];
      }
      const { sharp } = loaded;
      const picture = await logoOf(site, ctx);
      const look = digest(cardForm, JSON.stringify(sharp.versions), picture ?? '');
      const { openRasteriser } = await import('./rasterise.ts');
      const draw = openRasteriser(sharp, color, picture);
      return pages.map((page): EmittedFile => {
        const card = cardOf(page, site.settings, color, picture !== undefined);
        const key = digest(look, JSON.stringify(card));
        // Any edit of the configuration requests the file again, though its content rarely changes.
        return { path: pathOf(page), key, make: () => ctx.cached(key, () => draw(card)) };
      });
    },
  };
}

/** Loaded once. Its presence decides what pages declare, so installing it is a change. */
function sharpOf(ctx: PluginContext<CardsState>): Promise<LoadedSharp> {
  ctx.state.sharp ??= ctx.glob('node_modules/sharp/package.json').then(() => loadSharp(ctx.root));
  return ctx.state.sharp;
}

/** A page that names an image uses that one. */
function hasCard(page: Page): boolean {
  return page.image === undefined && !isNotFound(page.route.path);
}

/** The font covers Latin, Greek and Cyrillic. A few characters may be missing, but not a whole title. */
function isLegible(title: string): boolean {
  const all = title.match(/\p{L}/gu)?.length ?? 0;
  const unknown = title.match(/(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu)?.length ?? 0;
  return /[\p{L}\p{N}]/u.test(title) && unknown <= all / 4;
}

function cardOf({ title, description, breadcrumbs }: Page, settings: Settings, color: string, hasLogo: boolean): Card {
  const section = breadcrumbs.slice(0, -1).map(({ label }) => label);
  const site = settings.theme.navbar.title ?? settings.title;
  return { title, description, section, site, host: new URL(settings.url).host, color, hasLogo };
}

function elements(address: string, title: string): readonly HeadElement[] {
  const property = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { property: name, content } });
  return [
    property('og:image', address),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    { tag: 'meta', attributes: { name: 'twitter:image', content: address } },
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

/** The bytes of the logo in the navbar; undefined where it is not a file of the site. */
async function logoOf({ settings, assets }: Site, ctx: PluginContext): Promise<Uint8Array | undefined> {
  const { logo } = settings.theme.navbar;
  const asset = logo && assets.find(({ served }) => served === `/${logo.src.replace(/^\/+/, '')}`);
  if (!asset) return undefined;
  // Recorded as an input; the bytes are drawn.
  await ctx.read(asset.path);
  return readFile(join(ctx.root, asset.path));
}

function reportLetters(page: Page, ctx: PluginContext): void {
  const file = page.kind === 'doc' ? page.document.source.path : undefined;
  const start = { line: 1, column: 1 };
  ctx.report({
    code: 'unknown-letters',
    message: `no social card is drawn for "${page.title}", because the font only has Latin, Greek and Cyrillic letters`,
    help: "Set the page's own picture with `image` in its front matter.",
    ...(file === undefined ? {} : { place: { file, start, end: start } }),
  });
}

function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
