// Strips markup characters from a text in linear time, unlike expressions that search for the end of each unclosed mark.

/** What stands before the first of several signs, and what stands from it on: `/a` and `?b#c` of `/a?b#c` at `?#`. */
export function cutAt(text: string, signs: string): readonly [before: string, from: string] {
  const found = [...signs].map((sign) => text.indexOf(sign)).filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : text.length;
  return [text.slice(0, at), text.slice(at)];
}

/** Leaves out what stands between `<` and `>`, and both. */
export function withoutTags(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', from)) {
    const close = text.indexOf('>', open);
    if (close === -1) break;
    kept.push(text.slice(from, open));
    from = close + 1;
  }
  return [...kept, text.slice(from)].join('');
}

/** Leaves the words of Markdown links and images alone: `[words](address)`. */
export function withoutLinks(text: string): string {
  let kept = '';
  let from = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open)) {
    const close = text.indexOf(']', open);
    const end = close === -1 ? -1 : text.indexOf(')', close);
    if (end === -1) break;
    if (text[close + 1] !== '(') {
      // No link begins before the bracket is closed, for each would end there.
      open = close + 1;
      continue;
    }
    kept += `${text.slice(from, text[open - 1] === '!' && open > from ? open - 1 : open)}${text.slice(open + 1, close)}`;
    from = end + 1;
    open = from;
  }
  return kept + text.slice(from);
}
