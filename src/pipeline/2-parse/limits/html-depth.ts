// Measures the nesting depth of HTML elements by their tags, before the recursive HTML parser runs.
import { LineIndex } from '#kit/line-index';
import type { Point } from '#model/place';
import { LimitExceeded } from '#parser/library-fault';
import { scanHtml } from '../facts/scan-html.ts';

export interface HtmlDepth {
  /** Scans the next piece of a page's HTML. Throws a `LimitExceeded` at the first tag that is too deep. */
  read(html: string, start: Point): void;
}

/** Void elements, and those that the next one of their kind closes. */
const neverOpen = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd option optgroup rt rp tr td th thead tbody tfoot colgroup body head html'
  ).split(' '),
);

const tag = /<(\/?)([a-z][^\s/<>]*)(?![^\s/<>])([^<>]*)>/gi;

/** Raw-text elements. */
const silent = ['script', 'style', 'textarea', 'title'];

/** Misread tags, such as `<div />`, are left to the parser, whose stack is the last limit. */
export function openHtmlDepth(deepest: number): HtmlDepth {
  let depth = 0;
  return {
    read(html, start) {
      const skipped = scanHtml(html, { tags: [], silent });
      let at = 0;
      for (const { 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(tag)) {
        while ((skipped[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at++;
        const isSkipped = index >= (skipped[at]?.start ?? Number.POSITIVE_INFINITY);
        if (isSkipped || rest.endsWith('/') || neverOpen.has(name.toLowerCase())) continue;
        depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
        if (depth > deepest) throw tooDeep(deepest, html, start, index);
      }
    },
  };
}

function tooDeep(deepest: number, html: string, start: Point, offset: number): LimitExceeded {
  const { line, column } = new LineIndex(html).pointAt(offset);
  return new LimitExceeded({
    code: 'parse/too-deep',
    message: `HTML elements are nested more than ${deepest} levels deep here`,
    help: 'Close elements where they end, or remove some of them.',
    start: line === 1 ? { line: start.line, column: start.column + column - 1 } : { line: start.line + line - 1, column },
  });
}
