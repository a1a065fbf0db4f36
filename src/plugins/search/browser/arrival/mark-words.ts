// Highlights words in the content of a page, and removes the highlights again.

const highlightName = 'slodocs-found';

/** More marks than these are no help. */
const most = 500;

const unread = 'script,style,nav,aside,button,select,textarea,[hidden],[aria-hidden="true"],.visually-hidden';

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

export interface WordMarks {
  readonly first: Range | undefined;
  clear(): void;
}

export function markWords(words: readonly string[]): WordMarks {
  const main = document.querySelector('main');
  const pattern = patternOf(words);
  if (!main || !pattern) return { first: undefined, clear: () => undefined };
  if (globalThis.CSS && 'highlights' in CSS) {
    const ranges = rangesIn(main, pattern);
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    return { first: ranges[0], clear: () => CSS.highlights.delete(highlightName) };
  }
  const ranges = inertBodies(main)
    .flatMap((body) => rangesIn(body, pattern))
    .filter(isInert);
  // From the end, so that wrapping one range leaves those before it as they are.
  const marks = ranges.toReversed().map(wrap);
  return {
    first: ranges[0],
    clear() {
      for (const mark of marks) {
        const { parentNode } = mark;
        mark.replaceWith(...mark.childNodes);
        parentNode?.normalize();
      }
    },
  };
}

/** React owns all other elements, and would not know ours. */
function inertBodies(main: Element): readonly Element[] {
  return [...main.querySelectorAll('[data-body]:not([data-island])')];
}

function isInert({ startContainer }: Range): boolean {
  return !startContainer.parentElement?.closest('[data-island]');
}

function wrap(range: Range): HTMLElement {
  const mark = document.createElement('mark');
  range.surroundContents(mark);
  return mark;
}

function patternOf(words: readonly string[]): RegExp | undefined {
  const sources = words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return unspaced.test(word) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
    });
  return sources.length === 0 ? undefined : new RegExp(sources.join('|'), 'giu');
}

function rangesIn(root: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  for (let node = walker.nextNode(); node && ranges.length < most; node = walker.nextNode()) {
    for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      ranges.push(range);
    }
  }
  return ranges;
}
