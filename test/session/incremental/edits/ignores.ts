// Defines edits that ignore diagnostics by comments, with and without something to ignore, and those that take the comments away.
import { change, type Edit, pages } from './edit.ts';

/** Faults with this mark are mended by deleting their lines. */
const mark = 'zz-fault';
const word = /slodocs-ignore/;

export const ignoreEdits: Readonly<Record<string, Edit>> = {
  'broken link that is ignored': change(
    pages,
    (text) => `${text}\n<!-- slodocs-ignore resolve/broken-link: ${mark} -->\nBroken: [page](./${mark}.md)\n`,
  ),
  'broken links that a file ignores': change(/_inner\.mdx$/, (text) =>
    `{/* slodocs-ignore-file resolve/broken-link: comes later */}\n\n${text}\nBroken: [page](./${mark}.md)\n`.replace(
      /^---/,
      '\n---',
    ),
  ),
  'comment that ignores nothing': change(
    pages,
    (text) => `${text}\n{/* slodocs-ignore resolve/broken-anchor: later */}\nWords.\n`,
  ),
  'comment without a reason': change(pages, (text) => `${text}\n{/* slodocs-ignore resolve/broken-anchor */}\nWords.\n`),
  'comment with a misspelt code': change(
    pages,
    (text) => `${text}\n{/* slodocs-ignore resolve/broken-ancor: later */}\nWords.\n`,
  ),
  'comment in front matter': change(pages, (text) =>
    text.replace(/^---\n/, '---\n# slodocs-ignore parse/front-matter-key: we read it\ndescripton: ours\n'),
  ),
  'comment in the configuration': change(
    /^site\.config\.ts$/,
    (text) => `// slodocs-ignore redirects/invalid-rule: later\n${text}`,
  ),
  'comments deleted': change(/\.mdx?$|site\.config\.ts$/, (text) =>
    text
      .split('\n')
      .filter((line) => !word.test(line))
      .join('\n'),
  ),
};
