// Tells where a link leads: the title, the address and the beginning of a page or of a section; the size of an image.

import type { Doc, Page, Target } from '#model/page';
import { decoded } from '#model/parse-url';
import { contains, type Position, rangeOf } from '../positions.ts';
import { anchorIn, type Snapshot } from '../snapshot.ts';
import type { View } from '../view.ts';
import { code, escaped, withoutLinks } from './escape.ts';
import type { Told } from './told.ts';

interface AskedLink {
  readonly view: View;
  readonly site: Snapshot;
  readonly file: string;
}

export function linkAt(asked: AskedLink, position: Position): Told | undefined {
  const { site, file } = asked;
  const bound = site.linksOf(file).find(({ link }) => link.place.file === file && contains(link.place, position));
  const text = bound && onTarget(bound.target, asked);
  return bound && text !== undefined ? { range: rangeOf(bound.link.place), text } : undefined;
}

function onTarget(target: Target, asked: AskedLink): string | undefined {
  if (target.kind === 'url') return undefined;
  if (target.kind === 'asset') {
    const { size } = target;
    return `${code(target.path)}${size ? `\n\n${size.width} × ${size.height} pixels` : ''}`;
  }
  const page = asked.site.pageAt(target.route.path);
  return page && onPage(page, target.route.path, decoded(anchorIn(target.suffix)), asked);
}

function onPage(page: Page, path: string, anchor: string, asked: AskedLink): string {
  const heading = asked.site.headingsOf(page).find(({ id }) => anchor.length > 1 && id === anchor.slice(1));
  const title = heading ? `${page.title} › ${heading.text}` : page.title;
  const file = page.kind === 'doc' ? ` (${code(page.translation ?? page.document.source.path)})` : '';
  const start = heading && page.kind === 'doc' ? sectionStart(page, heading.place, asked) : undefined;
  const { excerpt = '' } = page.kind === 'doc' ? page.document.facts : {};
  const lines = start ?? (excerpt === page.description ? '' : excerpt);
  const about = heading ? '' : page.description;
  return [`**${escaped(title)}**`, `${code(path + anchor)}${file}`, escaped(about), escaped(lines)].filter(Boolean).join('\n\n');
}

const shown = { lines: 6, characters: 400 };

/** The first lines behind a heading, without what is no text. */
function sectionStart({ document }: Doc, place: Doc['headings'][number]['place'], { view }: AskedLink): string {
  if (document.source.inline !== undefined) return '';
  const text = view.texts.open(place.file)?.text ?? view.savedText(place.file) ?? '';
  const found: string[] = [];
  let isCode = false;
  for (const line of text.split(/\r?\n/).slice(place.end.line)) {
    const isFence = /^\s*(?:`{3}|~{3})/.test(line);
    if (!isCode && (/^#{1,6}\s/.test(line) || found.length === shown.lines)) break;
    if (isFence) isCode = !isCode;
    else if (!isCode && /\S/.test(line) && !/^(?:<|\{|:::|import\s|export\s|\|? ?-{3})/.test(line.trimStart()))
      found.push(plain(line));
  }
  const all = found.join('\n');
  return all.length > shown.characters ? `${all.slice(0, all.lastIndexOf(' ', shown.characters))} …` : all;
}

/** Links and marks of Markdown lead nowhere, or say nothing, in a few lines out of their page. */
function plain(line: string): string {
  return withoutLinks(line)
    .replace(/\*\*|__|`/g, '')
    .replace(/<[^<>]*>/g, '');
}
