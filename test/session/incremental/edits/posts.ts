// Defines edits of posts: content, date, authors and location.
import { anyPath, change, type Edit, withKey, word } from './edit.ts';

const posts = /^news\/.*\.mdx?$/;

export const postEdits: Readonly<Record<string, Edit>> = {
  'body of a post': change(posts, (text, random) => `${text}\nAnd ${word(random)}.\n`),
  'excerpt of a post': change(posts, (text, random) => text.replace(/^---\n\n(?!import)/m, `---\n\nFirst ${word(random)}.\n\n`)),
  'marker of a post': change(posts, (text) =>
    text.includes('<!-- truncate -->') ? text.replace('<!-- truncate -->\n\n', '') : `${text}\n<!-- truncate -->\n\nThe end.\n`,
  ),
  'title of a post': change(posts, (text, random) => withKey(text, 'title', `Release ${word(random)}`)),
  'date of a post': change(posts, (text, random) => withKey(text, 'date', `2024-0${1 + random.below(9)}-1${random.below(10)}`)),
  'authors of a post': change(posts, (text, random) =>
    withKey(text, 'authors', random.pick(['', '[ada]', '[grace]', '[grace, ada]'])),
  ),
  'tags of a post': change(posts, (text, random) => withKey(text, 'tags', random.pick(['', '[fixes]', `[${word(random)}]`]))),
  'unlisted post': change(posts, (text, random) => withKey(text, 'unlisted', random.pick(['', 'true']))),
  'slug of a post': change(posts, (text, random) => withKey(text, 'slug', random.pick(['', `/${word(random)}`]))),
  'post added': (texts, random) => {
    const day = 10 + random.below(19);
    texts.set(`news/2023-05-${day}-added-${word(random)}.md`, `# Added\n\nOn day ${day}.\n\n<!-- truncate -->\n\nMore.\n`);
  },
  'post deleted': (texts, random) => {
    const path = anyPath(texts, random, /^news\/(?!2024-01-02).*\.mdx?$/);
    if (path !== undefined) texts.delete(path);
  },
  'map of authors': change(/^news\/authors\.yml$/, (text, random) =>
    text.replace(/^ {2}title: .*$/m, `  title: ${word(random)}`),
  ),
  'post with a broken link': change(posts, (text) => `${text}\nBroken: [page](./zz-fault.md)\n`),
  'post with a date that is none': change(posts, (text) => withKey(text, 'date', 'zz-fault')),
};
