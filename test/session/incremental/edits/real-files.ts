// Edits sites by others: any page, component, stylesheet or data file, valid or not.
import { anyPath, change, type Edit, withKey, word } from './edit.ts';

const pages = /(?:^|\/)(?!node_modules\/)[^/]*\.mdx?$/;
const modules = /\.(?:tsx|jsx)$/;
const styles = /\.css$/;
const data = /\.(?:ya?ml|json)$/;

/** Front matter, which a page may not have yet. */
const withFront = (text: string, key: string, value: string): string =>
  withKey(text.startsWith('---\n') ? text : `---\n---\n\n${text}`, key, value);

/** Without this text, or with it twice, the page may have a fault, which the next edits leave there or mend. */
const lines = (how: (lines: string[], at: number) => void): Edit =>
  change(pages, (text, random) => {
    const all = text.split('\n');
    how(all, random.below(all.length));
    return all.join('\n');
  });

export const realEdits: Readonly<Record<string, Edit>> = {
  'another word': change(pages, (text, random) => {
    const words = [...text.matchAll(/(?<=[a-z] )[a-z]{4,}(?= [a-z])/g)];
    if (words.length === 0) return text;
    const { index, 0: old } = random.pick(words);
    return text.slice(0, index) + word(random) + text.slice(index + old.length);
  }),
  'a sentence more': change(pages, (text, random) => `${text}\n\nAnother sentence, ${word(random)}.\n`),
  'a section more': change(pages, (text, random) => `${text}\n\n## Section ${word(random)}\n\nIts text.\n`),
  'a line less': lines((all, at) => all.splice(at, 1)),
  'a line twice': lines((all, at) => all.splice(at, 0, all[at] ?? '')),
  'two lines changed places': lines((all, at) => all.splice(at, 2, ...all.slice(at, at + 2).reverse())),
  'another title': change(pages, (text, random) => withFront(text, 'title', `Title ${word(random)}`)),
  'another description': change(pages, (text, random) => withFront(text, 'description', `About ${word(random)}.`)),
  tags: change(pages, (text, random) => withFront(text, 'tags', random.pick(['[one]', '[one, two]', `[${word(random)}]`]))),
  unlisted: change(pages, (text) => withFront(text, 'unlisted', 'true')),
  'another address': change(pages, (text, random) => withFront(text, 'slug', `/${word(random)}`)),
  'a page more': (texts, random) => {
    const path = anyPath(texts, random, pages);
    if (path !== undefined) texts.set(path.replace(/[^/]*$/, `${word(random)}.md`), `# Page ${word(random)}\n\nIts text.\n`);
  },
  'a page less': (texts, random) => {
    const path = anyPath(texts, random, pages);
    if (path !== undefined) texts.delete(path);
  },
  'a page renamed': (texts, random) => {
    const path = anyPath(texts, random, pages);
    if (path === undefined) return;
    texts.set(path.replace(/[^/]*(?=\.mdx?$)/, word(random)), texts.get(path) ?? '');
    texts.delete(path);
  },
  'two pages changed places': (texts, random) => {
    const [one, other] = [anyPath(texts, random, pages), anyPath(texts, random, pages)];
    if (one === undefined || other === undefined) return;
    const text = texts.get(one) ?? '';
    texts.set(one, texts.get(other) ?? '');
    texts.set(other, text);
  },
  'a text of a component': change(modules, (text, random) =>
    text.replace(/>([A-Z][a-z ]+)</, (_, old: string) => `>${old} ${word(random)}<`),
  ),
  'a module that says more': change(modules, (text, random) => `${text}\nexport const ${word(random)} = 1;\n`),
  'a rule more': change(styles, (text, random) => `${text}\n.${word(random)} { order: ${random.below(9)} }\n`),
  'a class of another name': change(/\.module\.css$/, (text, random) => text.replace(/\.[a-z]\w*/, `.${word(random)}`)),
  'a line of data less': change(data, (text, random) => {
    const all = text.split('\n');
    all.splice(random.below(all.length), 1);
    return all.join('\n');
  }),
};
