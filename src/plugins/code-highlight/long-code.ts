// Groups the lines of a long block, so that browsers lay out only those in view.
import type { ElementContent } from 'hast';

/** A browser takes ten seconds to lay out 10,000 lines. The stylesheet knows the height of a group. */
const linesInGroup = 100;
const longest = 500;

/** `lines` are elements, each with the line break that follows it. */
export function groupLines(lines: readonly ElementContent[]): ElementContent[] {
  if (lines.length <= 2 * longest) return [...lines];
  const groups: ElementContent[] = [];
  for (let at = 0; at < lines.length; at += 2 * linesInGroup) {
    const children = lines.slice(at, at + 2 * linesInGroup);
    groups.push({ type: 'element', tagName: 'span', properties: { className: ['lines'] }, children });
  }
  return groups;
}
