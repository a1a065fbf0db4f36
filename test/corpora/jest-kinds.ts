// Lists the kinds of faults that are seeded into the docs of Jest, each with the places where it can be seeded.
import type { Fault } from '../seeded-faults/fault.ts';
import { brokenAnchors, brokenImages, brokenLinks, type Finder, inProse, replaceWith, word } from '../seeded-faults/kinds.ts';

/** Links to routes, such as `[matchers](using-matchers)`. */
const brokenRoutes: Finder = (file, text) =>
  inProse(text, /(?<=[^!]\[[^\][]*\]\()(?!https?:|mailto:|pathname:)[\w./-]+(?<!\.\w{1,5})(?=\))/g).map((match) =>
    replaceWith('route', 'resolve/broken-link', file, match.index, match[0].length, `${match[0]}-${word}`),
  );

/** Without links that lead out of the site. */
function within(find: Finder): Finder {
  return (file, text) => find(file, text).filter(({ edit }) => !/^(?:https?:|\/blog\/)/.test(edit.text));
}

/** A line of its own at the end of a paragraph; `at` and `length` are the part of it that is at fault. */
function newLine(kind: string, code: string, lineOf: (index: number) => readonly [string, string, string]): Finder {
  return (file, text) =>
    /\.mdx?$/.test(file)
      ? inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => {
          const [before, fault, after] = lineOf(index);
          const lead = `\n\n${before}`;
          const edit = { at: index, length: 0, text: `${lead}${fault}${after}` };
          return { kind, code, file, edit, range: [lead.length, lead.length + fault.length] };
        })
      : [];
}

const definitions = newLine('reference definition', 'resolve/broken-link', (at) => [
  `[${word}-${at}]: `,
  `./${word}-${at}.md`,
  '',
]);
const hrefs = newLine('JSX attribute', 'resolve/broken-link', (at) => ['<a href="', `/docs/${word}-${at}`, '">A link</a>']);
const sources = newLine('JSX attribute', 'resolve/broken-image', (at) => [
  '<img alt="A chart" src="',
  `/img/${word}-${at}.png`,
  '" />',
]);

/** A key at the end of front matter. */
function newKey(kind: string, code: string, key: string, fault: string, after = ''): Finder {
  return (file, text) => {
    const head = /^---\n[\s\S]*?(?=\n---\n)/.exec(text)?.[0];
    if (head === undefined || new RegExp(`^${key.trim().replace(/:.*/, '')}:`, 'm').test(head)) return [];
    const lead = `\n${key}`;
    const edit = { at: head.length, length: 0, text: `${lead}${fault}${after}` };
    return [{ kind, code, file, edit, range: [lead.length, lead.length + fault.length] } satisfies Fault];
  };
}

const entries: Finder = (file, text) =>
  /sidebars?\.json$/.test(file)
    ? [...text.matchAll(/(?<=^ +)"([a-z0-9-]+)"(?=,?$)/gm)].map((match) =>
        replaceWith('sidebar entry', 'resolve/unknown-doc', file, match.index, match[0].length, `"${match[1]}-${word}"`),
      )
    : [];

export const jestKinds: readonly Finder[] = [
  within(brokenLinks),
  within(brokenRoutes),
  within(brokenAnchors),
  brokenImages,
  entries,
  newKey('tag', 'tags/inline-tag', 'tags: [known, ', `${word}`, ']'),
  newKey('pagination key', 'resolve/unknown-doc', 'pagination_next: ', word),
  newKey('front matter type', 'parse/front-matter-value', 'hide_table_of_contents: ', 'perhaps'),
  definitions,
  hrefs,
  sources,
];
