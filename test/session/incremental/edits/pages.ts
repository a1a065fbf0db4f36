// Defines edits of the content and the location of pages.
import { pageText } from '../random-site.ts';
import { anyPath, change, type Edit, pages, withKey, word } from './edit.ts';
import { relink } from './links.ts';

export const pageEdits: Readonly<Record<string, Edit>> = {
  body: change(pages, (text, random) => `${text}\nAnother sentence, ${word(random)}.\n`),
  'body of the start': change(/^docs\/index\.md$/, (text, random) => `${text}\nAnother sentence, ${word(random)}.\n`),
  'link to the start': change(pages, (text) => `${text}\nBack to [the start](/index.md).\n`),
  'first sentence': change(pages, (text, random) => text.replace(/^Text of .*$/m, `Text of ${word(random)}.`)),
  heading: change(pages, (text, random) => `${text}\n## Heading ${word(random)}\n`),
  title: change(pages, (text, random) => withKey(text, 'title', `Title ${word(random)}`)),
  'no title': change(pages, (text) => withKey(text, 'title', '')),
  description: change(pages, (text, random) => withKey(text, 'description', `About ${word(random)}.`)),
  tags: change(pages, (text, random) =>
    withKey(text, 'tags', random.pick(['', '[alpha]', '[beta, gamma]', `[${word(random)}]`])),
  ),
  position: change(pages, (text, random) => withKey(text, 'sidebar_position', String(random.below(20)))),
  label: change(pages, (text, random) => withKey(text, 'sidebar_label', word(random))),
  unlisted: change(pages, (text, random) => withKey(text, 'unlisted', random.pick(['', 'true']))),
  slug: change(pages, (text, random) => withKey(text, 'slug', random.pick(['', `/${word(random)}`]))),
  'standalone page': change(/^src\/pages\/hello\.mdx$/, (text, random) => `${text}\nAnd ${word(random)}.\n`),
  'page that is a module': change(/^src\/pages\/about\.tsx$/, (text, random) =>
    text.replace(/<h1>.*<\/h1>/, `<h1>${word(random)}</h1>`),
  ),
  'page of a version': change(/^versioned_docs\/.*mdx?$/, (text, random) => `${text}\nIn old times, ${word(random)}.\n`),
  'page added': (texts, random) => {
    const folder = random.pick(['', 'guides/', 'ops/', 'new/']);
    const n = 100 + random.below(900);
    const targets = [...texts.keys()].filter((path) => pages.test(path)).map((path) => path.slice('docs/'.length));
    texts.set(`docs/${folder}page-${n}.md`, pageText(n, [...targets, 'index.md'], random));
  },
  'page renamed': move((path, random) => path.replace(/page-[^/.]*/, `page-${word(random)}`)),
  'page to MDX and back': move((path) => (path.endsWith('.md') ? `${path}x` : path.slice(0, -1))),
  'page moved': move((path, random) => `${random.pick(['', 'guides/', 'ops/', 'far/away/'])}${path.replace(/^.*\//, '')}`),
  'number prefix': move((path, random) => path.replace(/(^|\/)(?:\d+-)?(?=page)/, `$1${random.below(9)}-`)),
  'page deleted': (texts, random) => {
    const path = anyPath(texts, random, pages);
    if (path === undefined) return;
    texts.delete(path);
    relink(texts, path.slice('docs/'.length), 'index.md');
  },
  'page swapped with another': (texts, random) => {
    const [one, other] = [anyPath(texts, random, pages), anyPath(texts, random, pages)];
    if (one === undefined || other === undefined) return;
    const text = texts.get(one) ?? '';
    texts.set(one, texts.get(other) ?? '');
    texts.set(other, text);
  },
};

/** Paths are relative to the docs folder. All links follow. */
function move(how: (path: string, random: Parameters<Edit>[1]) => string): Edit {
  return (texts, random) => {
    const path = anyPath(texts, random, pages);
    if (path === undefined) return;
    const from = path.slice('docs/'.length);
    const to = how(from, random);
    if (texts.has(`docs/${to}`)) return;
    texts.set(`docs/${to}`, texts.get(path) ?? '');
    texts.delete(path);
    relink(texts, from, to);
  };
}
