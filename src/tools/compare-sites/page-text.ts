// Reads from the HTML of a page what its readers see: the text of its content block by block, and the labels around it.
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { markupOf, propertiesOf } from './element-properties.ts';
import { type BlockKind, type Element, enter, outermost } from './page-elements.ts';

export interface PageText {
  /** Without the title of the site. */
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly blocks: readonly Block[];
  /** What the content is marked up with, apart from its text. */
  readonly markup: string;
  /** Labels of the navbar, sidebars and footer, with where they lead. */
  readonly labels: ReadonlySet<string>;
  /** Addresses of styles and scripts. */
  readonly assets: readonly string[];
}

/** A piece of content that is compared as a whole. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  /** The heading that it is under; empty before the first one. */
  readonly heading: string;
  /** Where its links lead. */
  readonly links: readonly string[];
  /** In words, what else its elements show, such as that a box is checked. */
  readonly properties: readonly string[];
  /** Stands for what an image or a drawing shows; empty for texts. */
  readonly digest: string;
}

export interface Reading {
  readonly siteTitle: string;
  /** As it is compared. */
  readonly addressOf: (href: string) => string;
  readonly digestOf: (src: string) => string;
}

const media = new Set(['img', 'video', 'audio', 'source', 'iframe', 'embed', 'track']);

export function readPageText(html: string, { siteTitle, addressOf, digestOf }: Reading): PageText {
  const stack: Element[] = [outermost];
  const blocks: Block[] = [];
  const labels = new Set<string>();
  const assets: string[] = [];
  const meta = new Map<string, string>();
  const markup: string[] = [];
  let [title, text, drawing, heading] = ['', '', '', ''];
  let [links, properties]: [string[], string[]] = [[], []];
  let label = { text: '', href: '' };
  const here = (): Element => stack.at(-1) ?? outermost;

  const push = (kind: BlockKind, own: string, digest = ''): void => {
    if (kind === 'heading') heading = own;
    const isText = digest === '';
    blocks.push({ kind, text: own, heading, links: isText ? links : [], properties: isText ? properties : [], digest });
    if (isText) [links, properties] = [[], []];
  };
  const flush = ({ kind, zone }: Element, isEnd: boolean): void => {
    if (zone === 'content') {
      const own = kind === 'code' ? text.replace(/\r?\n$/, '') : squeeze(text);
      if (kind === 'code' && text !== '')
        for (const line of own.split('\n')) push('code', line.replace(/(?<![ \t\r\f])[ \t\r\f]+$/, ''));
      else if (own !== '') push(kind, own);
      else if (links.length > 0) push('link', '');
      // Properties of a list or a table are told with its first text.
      else if (isEnd && properties.length > 0) push('element', '');
    }
    text = '';
  };
  const flushLabel = (region: string): void => {
    const own = squeeze(label.text);
    if (own !== '') labels.add([region, own, label.href].join('\n'));
    label = { text: '', href: '' };
  };
  const readHead = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const { name: key = '', content = '', rel = '', href = '', src = '' } = attributes;
    if (name === 'html') markup.push(['html', ...propertiesOf(name, attributes)].join());
    if (name === 'meta' && !meta.has(key)) meta.set(key, content);
    if (name === 'link' && rel === 'stylesheet') assets.push(href);
    if (name === 'script' && src !== '') assets.push(src);
  };
  const readContent = ({ name, isDrawing }: Element, attributes: Readonly<Record<string, string>>): void => {
    const { class: classes = '', href, src, srcset, poster, alt = '', title: tip = '' } = attributes;
    if (!/\btoken\b/.test(classes)) markup.push(markupOf(name, attributes));
    if (!isDrawing) properties.push(...propertiesOf(name, attributes));
    if ((name === 'a' || name === 'area') && href !== undefined) links.push(addressOf(href));
    if (name === 'br') text += ' ';
    const shown = src ?? srcset?.trim().split(/\s+/, 1)[0];
    if (poster !== undefined) push('image', '', digestOf(poster));
    if (media.has(name) && shown !== undefined) push('image', squeeze(alt), digestOf(shown));
    if (squeeze(tip) !== '') push('tooltip', squeeze(tip), 'tip');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const outer = here();
        const element = enter(outer, name, attributes);
        if (element.isBlock) flush(outer, false);
        if (outer.zone === 'layout' && element.zone === 'layout' && (!element.isInline || name === 'a')) flushLabel(outer.region);
        stack.push(element);
        if (outer.zone !== 'content') readHead(name, attributes);
        if (element.zone === 'layout' && name === 'a') label.href = addressOf(attributes['href'] ?? '');
        if (element.zone === 'content') readContent(element, attributes);
        if (element.isDrawing) drawing += `<${name}${JSON.stringify(attributes)}`;
      },
      ontext(found) {
        const { zone, isDrawing } = here();
        if (zone === 'title') title += found;
        else if (zone === 'layout') label.text += found;
        else if (zone === 'content') text += found;
        if (isDrawing) drawing += found;
      },
      onclosetag() {
        const closed = stack.pop() ?? outermost;
        if (closed.isBlock) flush(closed, true);
        if (closed.zone === 'layout' && (!closed.isInline || closed.name === 'a')) flushLabel(closed.region);
        if (!closed.isDrawing) return;
        // Labels of a drawing stand apart.
        text += ' ';
        if (here().isDrawing) return;
        push('drawing', '', createHash('sha256').update(drawing).digest('hex'));
        drawing = '';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return {
    title: withoutSite(squeeze(title), siteTitle),
    description: squeeze(meta.get('description') ?? ''),
    robots: squeeze(meta.get('robots') ?? ''),
    blocks,
    markup: markup.join('\n'),
    labels,
    assets,
  };
}

/** As browsers do: spaces that do not break, and characters without width, stay. */
export function squeeze(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

function withoutSite(title: string, site: string): string {
  const end = ` | ${squeeze(site)}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
