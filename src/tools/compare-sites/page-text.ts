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

export function readPageText(html: string, reading: Reading): PageText {
  const reader = new PageReader(reading);
  new Parser(reader, { decodeEntities: true }).end(html);
  return reader.found();
}

type Attributes = Readonly<Record<string, string>>;

/** Handles what the parser meets. */
class PageReader {
  readonly #reading: Reading;
  readonly #stack: Element[] = [outermost];
  readonly #blocks: Block[] = [];
  readonly #labels = new Set<string>();
  readonly #assets: string[] = [];
  readonly #meta = new Map<string, string>();
  readonly #markup: string[] = [];
  #title = '';
  #text = '';
  #drawing = '';
  #heading = '';
  #links: string[] = [];
  #properties: string[] = [];
  #label = { text: '', href: '' };

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  onopentag(name: string, attributes: Attributes): void {
    const outer = this.#here();
    const element = enter(outer, name, attributes);
    if (element.isBlock) this.#flush(outer, false);
    if (outer.zone === 'layout' && element.zone === 'layout' && (!element.isInline || name === 'a'))
      this.#flushLabel(outer.region);
    this.#stack.push(element);
    if (outer.zone !== 'content') this.#readHead(name, attributes);
    if (element.zone === 'layout' && name === 'a') this.#label.href = this.#reading.addressOf(attributes['href'] ?? '');
    if (element.zone === 'content') this.#readContent(element, attributes);
    if (element.isDrawing) this.#drawing += `<${name}${JSON.stringify(attributes)}`;
  }

  ontext(found: string): void {
    const { zone, isDrawing } = this.#here();
    if (zone === 'title') this.#title += found;
    else if (zone === 'layout') this.#label.text += found;
    else if (zone === 'content') this.#text += found;
    if (isDrawing) this.#drawing += found;
  }

  onclosetag(): void {
    const closed = this.#stack.pop() ?? outermost;
    if (closed.isBlock) this.#flush(closed, true);
    if (closed.zone === 'layout' && (!closed.isInline || closed.name === 'a')) this.#flushLabel(closed.region);
    if (!closed.isDrawing) return;
    // Labels of a drawing stand apart.
    this.#text += ' ';
    if (this.#here().isDrawing) return;
    this.#push('drawing', '', createHash('sha256').update(this.#drawing).digest('hex'));
    this.#drawing = '';
  }

  found(): PageText {
    return {
      title: withoutSite(squeeze(this.#title), this.#reading.siteTitle),
      description: squeeze(this.#meta.get('description') ?? ''),
      robots: squeeze(this.#meta.get('robots') ?? ''),
      blocks: this.#blocks,
      markup: this.#markup.join('\n'),
      labels: this.#labels,
      assets: this.#assets,
    };
  }

  #here(): Element {
    return this.#stack.at(-1) ?? outermost;
  }

  #push(kind: BlockKind, text: string, digest = ''): void {
    if (kind === 'heading') this.#heading = text;
    const [links, properties] = digest === '' ? [this.#links, this.#properties] : [[], []];
    this.#blocks.push({ kind, text, heading: this.#heading, links, properties, digest });
    if (digest === '') [this.#links, this.#properties] = [[], []];
  }

  #flush({ kind, zone }: Element, isEnd: boolean): void {
    const text = this.#text;
    this.#text = '';
    if (zone !== 'content') return;
    if (kind === 'code' && text !== '') {
      const lines = text.replace(/\r?\n$/, '').split('\n');
      for (const line of lines) this.#push('code', line.replace(/(?<![ \t\r\f])[ \t\r\f]+$/, ''));
    } else if (squeeze(text) !== '') this.#push(kind, squeeze(text));
    else if (this.#links.length > 0) this.#push('link', '');
    // Properties of a list or a table are told with its first text.
    else if (isEnd && this.#properties.length > 0) this.#push('element', '');
  }

  #flushLabel(region: string): void {
    const { text, href } = this.#label;
    if (squeeze(text) !== '') this.#labels.add([region, squeeze(text), href].join('\n'));
    this.#label = { text: '', href: '' };
  }

  #readHead(name: string, attributes: Attributes): void {
    const { name: key = '', content = '', rel = '', href = '', src = '' } = attributes;
    if (name === 'html') this.#markup.push(['html', ...propertiesOf(name, attributes)].join());
    if (name === 'meta' && !this.#meta.has(key)) this.#meta.set(key, content);
    if (name === 'link' && rel === 'stylesheet') this.#assets.push(href);
    if (name === 'script' && src !== '') this.#assets.push(src);
  }

  #readContent({ name, isDrawing }: Element, attributes: Attributes): void {
    const { class: classes = '', href, src, srcset, poster, alt = '', title: tip = '' } = attributes;
    const { addressOf, digestOf } = this.#reading;
    if (!/\btoken\b/.test(classes)) this.#markup.push(markupOf(name, attributes));
    if (!isDrawing) this.#properties.push(...propertiesOf(name, attributes));
    if ((name === 'a' || name === 'area') && href !== undefined) this.#links.push(addressOf(href));
    if (name === 'br') this.#text += ' ';
    const shown = src ?? srcset?.trim().split(/\s+/, 1)[0];
    if (poster !== undefined) this.#push('image', '', digestOf(poster));
    if (media.has(name) && shown !== undefined) this.#push('image', squeeze(alt), digestOf(shown));
    if (squeeze(tip) !== '') this.#push('tooltip', squeeze(tip), 'tip');
  }
}

/** As browsers do: spaces that do not break, and characters without width, stay. */
function squeeze(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

function withoutSite(title: string, site: string): string {
  const end = ` | ${squeeze(site)}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
