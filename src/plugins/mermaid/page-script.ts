// Defines the scripts that run in the browser: one makes Mermaid deterministic, one draws a diagram.
import { code } from 'slodocs/kit';

/** Runs before Mermaid is loaded. Makes random numbers repeatable and stops the clock, so that a chart has no line for today. */
export const prepareScript = `(() => {
  let state = 1;
  globalThis.beginAnew = () => { state = 1; };
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const Clock = Date;
  globalThis.Date = class extends Clock {
    constructor(...given) {
      if (given.length === 0) super(0);
      else super(...given);
    }
    static now() { return 0; }
  };
})()`;

/** What it gives is a `Drawn`. Names within the image are counted anew, for Mermaid counts on from image to image. */
const drawFunction = code`async ({ source, config }) => {
  globalThis.beginAnew();
  mermaid.initialize(config);
  let svg;
  try {
    ({ svg } = await mermaid.render('d', source));
  } catch (thrown) {
    const { message, hash } = thrown;
    return { fault: { message, line: hash?.loc?.first_line ?? null, text: hash?.text ?? null } };
  }
  const holder = document.createElement('div');
  holder.innerHTML = svg;
  const root = holder.firstElementChild;
  for (const one of root.querySelectorAll('script, switch > foreignObject')) one.remove();
  if (root.querySelector('foreignObject')) return { fault: { message: 'HTML', line: null, text: null } };
  const { x, y, width, height } = root.viewBox.baseVal;
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  for (const { name } of [...root.attributes]) if (/^(?:style|role|aria-|preserve)/.test(name)) root.removeAttribute(name);
  const short = (text) => text.replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
  root.setAttribute('viewBox', short([x, y, size.width, size.height].join(' ')));
  root.setAttribute('width', size.width);
  root.setAttribute('height', size.height);
  const names = new Map([...[root], ...root.querySelectorAll('[id]')].map(({ id }, index) => [id, 'i' + index.toString(36)]));
  const rename = (text) => text.replace(/#([\w.:-]+)/g, (whole, name) => (names.has(name) ? '#' + names.get(name) : whole));
  const geometry = /^(?:d|[cdr]?[xy][12]?|r|width|height|points|transform)$/;
  for (const one of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...one.attributes]) {
      if (/^(?:data-|aria-)/.test(name)) one.removeAttribute(name);
      else if (name === 'id') one.id = names.get(value);
      else if (geometry.test(name)) one.setAttribute(name, short(value));
      else if (value.includes('#')) one.setAttribute(name, rename(value));
    }
    if (one.localName === 'style') one.textContent = rename(one.textContent);
  }
  return { ...size, svg: new XMLSerializer().serializeToString(root) };
}`;

/** `given` is plain data. */
export function drawScript(given: { readonly source: string; readonly config: object }): string {
  return code`(${drawFunction})(${given})`.text;
}

/** Plain data. */
export type Drawn = { readonly svg: string; readonly width: number; readonly height: number } | { readonly fault: DrawFault };

export type DrawFault = {
  readonly message: string;
  /** Of what Mermaid read, which is less than the source; from 1. */
  readonly line: number | null;
  /** The signs that it stumbled over. */
  readonly text: string | null;
};
