// Finds what stands at the cursor of a page, and thereby what can be completed there.
import { type Block, blockAt, lineEnd, lineStart } from './block-at.ts';
import { inlineAt } from './inline-at.ts';
import { type YamlAt, yamlAt } from './yaml-at.ts';

/** From `start` to `end`, offsets in one line, is what a choice replaces. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export type AtCursor = Span &
  /** The target of a link or of an image, up to its anchor. */
  (
    | { readonly kind: 'link' | 'image'; readonly isInTag: boolean }
    /** Behind the `#` of the target `before` it. */
    | { readonly kind: 'anchor'; readonly before: string }
    | { readonly kind: 'specifier' }
    | { readonly kind: 'tag'; readonly isClosing: boolean }
    | { readonly kind: 'prop'; readonly tag: string; readonly given: readonly string[] }
    | { readonly kind: 'value'; readonly tag: string; readonly prop: string }
    | { readonly kind: 'admonition'; readonly isAlert: boolean }
    | { readonly kind: 'language' }
    /** `given` are the words that stand there. */
    | { readonly kind: 'meta'; readonly language: string; readonly given: readonly string[] }
    | { readonly kind: 'emoji' }
    | ({ readonly kind: 'front-matter' } & Pick<YamlAt, 'path' | 'given' | 'column' | 'hasColon'> & {
          readonly of: YamlAt['kind'];
        })
  );

/** An offset behind the end means the end. */
export function atCursor(text: string, offset: number, isMdx: boolean): AtCursor | undefined {
  const cursor = Math.min(offset, text.length);
  const block = blockAt(text, cursor);
  if (block.kind === 'fence') return inFence(text, block.start, cursor);
  if (block.kind === 'prose') return inProse(text, block, cursor, isMdx);
  return block.kind === 'front-matter' ? inYaml(text, block, cursor) : undefined;
}

/** Nobody writes more by hand. */
const longestYaml = 200_000;

export function inYaml(text: string, { start, end }: Span, cursor: number): AtCursor | undefined {
  if (end - start > longestYaml) return undefined;
  const found = yamlAt(text, start, end, cursor);
  return found && { ...found, kind: 'front-matter', of: found.kind };
}

function inFence(text: string, start: number, cursor: number): AtCursor | undefined {
  const info = text.slice(start, cursor);
  const behind = lineBehind(text, cursor);
  const [lead = '', language = ''] = /^[ \t]*([^\s{]*)/.exec(info) ?? [];
  if (lead.length === info.length)
    return { kind: 'language', start: cursor - language.length, end: cursor + wordLength(behind, /^[^\s{]*/) };
  // The value of a word is its own business.
  if (isInValue(info)) return undefined;
  const typed = info.slice(Math.max(info.lastIndexOf(' '), info.lastIndexOf('\t'), lead.length - 1) + 1);
  const given = [...info.slice(lead.length, info.length - typed.length).split(/\s+/), ...behind.split(/\s+/).slice(1)];
  const names = given.map((word) => word.split('=', 1)[0] ?? '').filter(Boolean);
  return { kind: 'meta', language, given: names, start: cursor - typed.length, end: cursor + wordLength(behind, /^[^\s]*/) };
}

/** In quotes, or in braces behind a name. */
function isInValue(info: string): boolean {
  let open: string | undefined;
  for (let at = 0; at < info.length; at++) {
    const sign = info[at] as string;
    if (open) {
      if (sign === open) open = undefined;
      else if (open === ' }' && sign === '}') open = undefined;
    } else if (sign === '"' || sign === "'") open = sign;
    else if (sign === '{') open = info[at - 1] === '=' ? '}' : ' }';
  }
  return open !== undefined && open !== ' }';
}

const patterns = {
  specifier: /^(?:import\b|\}|export\b)[^'"]*\bfrom\s+(["'])([^'"]*)$|^import\s+(["'])([^'"]*)$/,
  definition: /^ {0,3}\[[^\]]+\]:[ \t]*(<?)([^\s>]*)$/,
  admonition: /^[ \t>]*(?:[-*+][ \t]+)?:{3,}[ \t]*([\w-]*)$/,
  alert: /^[ \t>]*>[ \t]*\[!([\w-]*)$/,
  emoji: /(?:^|[\s(>*_])(:[\w+-]*)$/,
};

function inProse(text: string, block: Extract<Block, { kind: 'prose' }>, cursor: number, isMdx: boolean): AtCursor | undefined {
  const line = text.slice(Math.max(lineStart(text, cursor), cursor - longestLine), cursor);
  const behind = lineBehind(text, cursor).trimEnd();
  const from = (written: string | undefined, rest: RegExp): Span => ({
    start: cursor - (written?.length ?? 0),
    end: cursor + wordLength(behind, rest),
  });
  const specifier = isMdx ? patterns.specifier.exec(line) : null;
  if (specifier) return { kind: 'specifier', ...from(specifier[2] ?? specifier[4], /^[^'"\s]*/) };
  const inline = inlineAt(text, block.start, cursor, isMdx);
  switch (inline.kind) {
    case 'other':
      return undefined;
    case 'target':
      return target(text, inline.start, cursor, inline.isImage);
    case 'tag':
      return { ...inline, end: cursor + wordLength(behind, /^[\w$.-]*/) };
    case 'prop':
      return { ...inline, end: cursor + wordLength(behind, /^[\w$:.-]*/) };
    case 'value':
      if (/^(?:href|to)$/.test(inline.prop) || isSource(inline.prop))
        return target(text, inline.start, cursor, isSource(inline.prop), true);
      return { ...inline, end: cursor + wordLength(behind, /^[^"'\s>]*/) };
  }
  const definition = patterns.definition.exec(line);
  if (definition) return target(text, cursor - (definition[2]?.length ?? 0), cursor, false);
  const [, admonition] = patterns.admonition.exec(line) ?? [];
  if (admonition !== undefined) return { kind: 'admonition', isAlert: false, ...from(admonition, /^[\w-]*/) };
  const [, alert] = patterns.alert.exec(line) ?? [];
  if (alert !== undefined) return { kind: 'admonition', isAlert: true, ...from(alert, /^[\w-]*/) };
  const [, emoji] = patterns.emoji.exec(line) ?? [];
  return emoji === undefined ? undefined : { kind: 'emoji', ...from(emoji, /^[\w+-]*:?/) };
}

function isSource(prop: string): boolean {
  return prop === 'src' || prop === 'poster';
}

/** In front of the anchor, or in it. What stands behind the cursor is replaced as well, up to the end of that part. */
function target(text: string, start: number, cursor: number, isImage: boolean, isInTag = false): AtCursor {
  const written = text.slice(start, cursor);
  const behind = lineBehind(text, cursor);
  const hash = written.indexOf('#');
  const end = cursor + wordLength(behind, hash < 0 ? /^[^)\s#"'>]*/ : /^[^)\s"'>]*/);
  if (hash < 0) return { kind: isImage ? 'image' : 'link', start, end, isInTag };
  return { kind: 'anchor', before: written.slice(0, hash), start: start + hash + 1, end };
}

/** What is further away does not matter. */
const longestLine = 2_000;

function lineBehind(text: string, cursor: number): string {
  return text.slice(cursor, Math.min(lineEnd(text, cursor), cursor + longestLine));
}

function wordLength(behind: string, word: RegExp): number {
  return word.exec(behind)?.[0].length ?? 0;
}
