// Defines edits that break a site, and the edit that repairs it.
import { anyPath, change, type Edit, pages, type Texts, withKey } from './edit.ts';
import { mendLinks } from './links.ts';

const mark = 'zz-fault';

export const faultEdits: Readonly<Record<string, Edit>> = {
  'broken link': change(pages, (text) => `${text}\nBroken: [page](./${mark}.md)\n`),
  'broken anchor': change(pages, (text) => `${text}\nBroken: [place](#${mark})\n`),
  'broken link in a partial': change(/_inner\.mdx$/, (text) => `${text}\nBroken: [page](./${mark}.md)\n`),
  'broken image': change(pages, (text) => `${text}\nBroken: ![picture](./${mark}.png)\n`),
  'unknown component': change(pages, (text) => `${text}\n<Unknown name="${mark}" />\n`),
  'syntax of MDX': change(pages, (text) => `${text}\nA stray </aside> ${mark}.\n`),
  'front matter': change(pages, (text) => text.replace(/^---\n/, `---\ndraft: ${mark}\n`)),
  'page that throws': change(pages, (text) => `${text}\n{'${mark}'.missing.name}\n`),
  'missing file of code': change(pages, (text) => `${text}\n\`\`\`ts file=./${mark}.ts\n\`\`\`\n`),
  'component that throws': change(/Card\.tsx$/, (text) =>
    text.replace(/^ {2}return/m, `  if (n > 5) throw new Error('${mark}');\n  return`),
  ),
  'component that cannot be read': change(/Counter\.tsx$/, (text) => `${text}export const = '${mark}';\n`),
  'plugin that throws': change(/facts\.ts$/, (text) =>
    text.replace(/^ {4}async head.*$/m, `$&\n      if (page.title === 'Page 4') throw new Error('${mark}');`),
  ),
  'unknown key of the configuration': change(/^site\.config\.ts$/, (text) =>
    text.replace(/^ {2}url/m, `  'unknown-${mark}': 1,\n  url`),
  ),
  'redirect that leads nowhere': change(/^redirects\.tsv$/, (text) => `${text}/from-${mark}\t/${mark}\n`),
  'redirects in a circle': change(/^redirects\.tsv$/, (text) => `${text}/a-${mark}\t/b-${mark}\n/b-${mark}\t/a-${mark}\n`),
  'redirect over a page': change(/^redirects\.tsv$/, (text) => `${text}/docs\t/all-facts#${mark}\n`),
  'rule of redirects that is none': change(/^site\.config\.ts$/, (text) =>
    text.replace(/^( *)rules: \[\n/m, `$&$1  { from: '/${mark}' },\n`),
  ),
  'address with two heirs': (texts, random) => {
    for (const path of [anyPath(texts, random, pages), anyPath(texts, random, pages)])
      if (path !== undefined) texts.set(path, withKey(texts.get(path) ?? '', 'redirect_from', `/${mark}`));
  },
  'address that the ledger holds alone': (texts) => void texts.set('urls.lock', `/all-facts\n/docs/${mark}\n`),
  'page deleted without a word': (texts, random) => void texts.delete(anyPath(texts, random, pages) ?? ''),
  'part deleted': (texts, random) =>
    void texts.delete(
      anyPath(
        texts,
        random,
        /_note|_inner|_outer|\.tsx$|labels|\.css$|data\/|\.svg$|robots|server\.ts|mark\.ts|status\.ts|redirects/,
      ) ?? '',
    ),
};

/** What faults added goes, what they deleted comes back from the tree that the site began with. */
export function mend(texts: Texts, first: ReadonlyMap<string, string>): void {
  for (const [path, text] of first) if (!pages.test(path) && !texts.has(path)) texts.set(path, text);
  for (const [path, text] of texts)
    if (text.includes(mark))
      texts.set(
        path,
        text
          .split('\n')
          .filter((line) => !line.includes(mark))
          .join('\n'),
      );
  mendLinks(texts);
}
