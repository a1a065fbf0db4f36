// Lists the kinds of faults, each with the places of a file where it can be seeded.
import type { Fault } from './fault.ts';

export type Finder = (file: string, text: string) => readonly Fault[];

/** Part of what no file, heading or doc is called. */
export const word = 'zzqqx';

/** Matches outside fenced code, code spans and front matter. */
export function inProse(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const hidden = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2`*[ \t]*$/gm, blank)
    .replace(/(`+)[^`\n]+\1/g, blank);
  return [...hidden.matchAll(pattern)];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function replaceWith(kind: string, code: string, file: string, at: number, length: number, text: string): Fault {
  return { kind, code, file, edit: { at, length, text }, range: [0, text.length] };
}

export const brokenLinks: Finder = (file, text) =>
  inProse(text, /(?<=[^!]\[[^\][]*\]\()([^)\s#]+)\.mdx?(#[^)\s]*)?(?=\))/g).map((match) =>
    replaceWith('link', 'resolve/broken-link', file, match.index, match[0].length, `${match[1]}-${word}.md${match[2] ?? ''}`),
  );

export const brokenAnchors: Finder = (file, text) =>
  inProse(text, /(?<=[^!]\[[^\][]*\]\()([^)\s#]*#)([^)\s]+)(?=\))/g).map((match) =>
    from(
      match[1]?.indexOf('#') ?? 0,
      replaceWith('anchor', 'resolve/broken-anchor', file, match.index, match[0].length, `${match[0]}-${word}`),
    ),
  );

/** The fault begins somewhat behind the start of what is replaced. */
function from(offset: number, fault: Fault): Fault {
  return { ...fault, range: [offset, fault.range[1]] };
}

export const brokenImages: Finder = (file, text) =>
  inProse(text, /(?<=!\[[^\][]*\]\()([^)\s]+)(?=\))/g).map((match) =>
    replaceWith('image', 'resolve/broken-image', file, match.index, match[0].length, match[0].replace(/(\.\w+)$/, `-${word}$1`)),
  );

const newImages: Finder = (file, text) =>
  inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => ({
    kind: 'new image',
    code: 'resolve/broken-image',
    file,
    edit: { at: index, length: 0, text: `\n\n![A chart](./${word}.png)` },
    range: [13, 13 + word.length + 6],
  }));

const wrongPositions: Finder = (file, text) =>
  frontMatter(text, /(?<=^sidebar_position: )\d+$/m).map(({ index, length }) =>
    replaceWith('front matter type', 'parse/front-matter-value', file, index, length, 'third'),
  );

const missingPictures: Finder = (file, text) =>
  file.includes('/_')
    ? []
    : frontMatter(text, /^description(?=: )/m).map(({ index }) => ({
        kind: 'picture of a page',
        code: 'resolve/broken-image',
        file,
        edit: { at: index, length: 0, text: `image: ./${word}.png\n` },
        range: ['image: '.length, `image: ./${word}.png`.length],
      }));

/** Elements that pages cannot put into their heads. */
const scripts: Finder = (file, text) =>
  /\.mdx?$/.test(file) && !file.includes('/_')
    ? inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => ({
        kind: 'script in the head',
        code: 'parse/head-element',
        file,
        edit: { at: index, length: 0, text: `\n\n<head><script src="/${word}.js"></script></head>` },
        range: ['\n\n<head><'.length, '\n\n<head><script'.length],
      }))
    : [];

const misspeltKeys: Finder = (file, text) =>
  frontMatter(text, /^description(?=: )/m).map(({ index, length }) =>
    replaceWith('front matter key', 'parse/front-matter-key', file, index, length, 'descripton'),
  );

/** Each has a name of its own: a document reports a name once, where it is first used. */
const unknownComponents: Finder = (file, text) =>
  file.startsWith('content/')
    ? inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => {
        const name = `Z${word}${index}`;
        const edit = { at: index, length: 0, text: `\n\n<${name} />` };
        return { kind: 'component', code: 'resolve/unknown-component', file, edit, range: [3, 3 + name.length] };
      })
    : [];

const wrongEntries: Finder = (file, text) =>
  /sidebars\.ts$/.test(file)
    ? [...text.matchAll(/(?<=^ *|\[|, |\bid: )'([\w-]+(?:\/[\w-]+)*)'/gm)].map((match) =>
        replaceWith('sidebar entry', 'resolve/unknown-doc', file, match.index, match[0].length, `'${match[1]}-${word}'`),
      )
    : [];

/** Text on lines of its own behind a paragraph; `fault` is the part of it that is reported. */
function newText(
  kind: string,
  code: string,
  of: (index: number) => { text: string; fault: string },
  mayStandIn: (file: string, text: string) => boolean = () => true,
): Finder {
  return (file, text) =>
    !/\.mdx?$/.test(file) || file.includes('/_') || !mayStandIn(file, text)
      ? []
      : inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => {
          const { text: added, fault } = of(index);
          const lead = '\n\n';
          const at = lead.length + added.indexOf(fault);
          return { kind, code, file, edit: { at: index, length: 0, text: `${lead}${added}` }, range: [at, at + fault.length] };
        });
}

/** What a component makes of what it holds is not known. */
const withoutComponents = (file: string, text: string): boolean => file.startsWith('content/') && !/<[A-Z]/.test(text);

const structures: readonly Finder[] = [
  newText('reference', 'parse/undefined-reference', (at) => ({ text: `The [words][${word}${at}].`, fault: `${word}${at}` })),
  newText('footnote', 'parse/undefined-reference', (at) => ({ text: `A word.[^n${at}${word}]`, fault: `^n${at}${word}` })),
  newText('unused footnote', 'parse/unused-footnote', (at) => ({ text: `[^${word}${at}]: Text.`, fault: `[^${word}${at}]` })),
  newText('address with a space', 'parse/spaced-address', () => ({ text: `[words](./${word} a.md)`, fault: `./${word} a.md` })),
  newText('cell', 'parse/dropped-cell', () => ({ text: `| a | b |\n| - | - |\n| 1 | 2 | ${word} |`, fault: word })),
  newText(
    'colons',
    'parse/stray-colons',
    () => ({ text: ':::', fault: ':::' }),
    (_, text) => !text.includes(':::'),
  ),
  newText('lines of code', 'code-highlight/invalid-lines', () => ({ text: '```js {1,19}\na\nb\n```\n', fault: '19' })),
  newText('name', 'parse/undefined-name', (at) => ({ text: `{1 + ${word}${at}}`, fault: `${word}${at}` }), withoutComponents),
  newText('tab', 'parse/tab-outside', () => ({ text: '<TabItem value="a">A</TabItem>', fault: 'TabItem' }), withoutComponents),
  newText(
    'value of a tab',
    'parse/invalid-use',
    () => ({ text: `<Tabs defaultValue="${word}">\n  <TabItem value="a">A</TabItem>\n</Tabs>`, fault: word }),
    withoutComponents,
  ),
];

/** Kinds of which many fit into one file. */
export const kinds: readonly Finder[] = [
  brokenLinks,
  brokenAnchors,
  brokenImages,
  newImages,
  wrongPositions,
  misspeltKeys,
  missingPictures,
  scripts,
  unknownComponents,
  wrongEntries,
  ...structures,
];

/** A file with this fault shows no other: nothing after it can be parsed. */
export const syntaxFaults: Finder = (file, text) =>
  inProse(text, /(?<=[a-z]\.)\n(?=\n)/g).map(({ index }) => ({
    kind: 'MDX syntax',
    code: 'parse/mdx-syntax',
    file,
    edit: { at: index, length: 0, text: '\n\nA stray </aside> here.' },
    range: [10, 18],
  }));

function frontMatter(text: string, pattern: RegExp): readonly { index: number; length: number }[] {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const match = pattern.exec(head);
  return match ? [{ index: match.index, length: match[0].length }] : [];
}
