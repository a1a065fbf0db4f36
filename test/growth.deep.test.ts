// Checks that functions which search in authors' texts take no more than linear time.
import { expect, test } from 'vitest';
import { parseYaml } from '../src/files/yaml/yaml.ts';
import { readLedger } from '../src/kit/ledger.ts';
import { metaWords } from '../src/model/fence-meta.ts';
import { checkBrackets } from '../src/parser/check-code.ts';
import { labelTitle, prepare } from '../src/parser/normalize-markdown.ts';
import { extractHtmlLinks } from '../src/pipeline/2-parse/facts/html-links.ts';
import { plainText } from '../src/pipeline/2-parse/facts/plain-text.ts';
import { openHtmlDepth } from '../src/pipeline/2-parse/limits/html-depth.ts';
import { toMarkdown } from '../src/plugins/twins/markdown/to-markdown.ts';
import { readHtml } from './read-html.ts';
import { sayEnglish } from './say-english.ts';

const forms = { admonitions: true, comments: true, headingIds: true };
const start = { line: 1, column: 1 };
const quietly = (work: () => unknown) => (): void => {
  try {
    work();
  } catch {
    // Reaching a limit is a valid end.
  }
};

const searches: Readonly<Record<string, (text: string) => unknown>> = {
  'links of HTML': (value) =>
    extractHtmlLinks({ type: 'html', value }, { file: 'a.md', start, end: start }, [value], () => '\x000\0', false),
  'text of HTML': (value) => plainText({ type: 'html', value }, () => ''),
  'depth of HTML': (value) => openHtmlDepth(200).read(value, start),
  brackets: checkBrackets,
  'titles of admonitions': (text) => labelTitle(`:::tip ${text}`),
  'older forms': (text) => prepare(text, 'mdx', forms),
  'words of fences': metaWords,
  ledger: (text) => readLedger(`/${text}\n`),
  yaml: (text) => parseYaml(text, 'a.yml'),
  twins: (text) => toMarkdown(readHtml(`<p>${text}</p>`), sayEnglish),
};

/** Each is repeated, with any ending. */
const pieces = [
  '<script ',
  '<a "',
  '<a \'"',
  '<a href="',
  '<!-- ',
  '<',
  '<b>',
  '<br>',
  '<code>`</code>',
  ' ',
  '{',
  '{ ',
  'a={ ',
  'a=" ',
  '[',
  '*a ',
  '`',
  '#',
  '%41',
  'a',
  'a?',
  '- a\n',
  'a: b\n',
  '{#a',
  '```mdx-code-block\n',
  '## a {#b}\n',
  ':::a b\n',
];
const ends = ['', 'b', '}', '>', '"'];

/** Processor time in milliseconds, the least of three tries. */
function timeOf(work: () => void): number {
  const tries = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

const small = 8000;
/** Allows a factor of three for each doubling. Times below some milliseconds are not significant. */
const mostGrowth = 9;
const leastTime = 8;

test.for(Object.entries(searches))('%s', { timeout: 1_200_000 }, ([, search]) => {
  for (const piece of pieces) {
    for (const end of ends) {
      const textOf = (length: number): string => piece.repeat(Math.ceil(length / piece.length)) + end;
      const [short, long] = [textOf(small), textOf(4 * small)];
      const before = timeOf(quietly(() => search(short)));
      const after = timeOf(quietly(() => search(long)));
      expect(after, `${JSON.stringify(piece)} … ${JSON.stringify(end)}`).toBeLessThan(Math.max(before, leastTime) * mostGrowth);
    }
  }
});
