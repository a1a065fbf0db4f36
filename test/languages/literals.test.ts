// Words that readers see or hear stand in the catalogue alone: no component, step or stylesheet has any of its own.
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { english } from '#model/strings/strings';
import { translations } from '#model/strings/translations';
import { wordAttributes } from './seen-words.ts';

const spoken = new Set([...wordAttributes, 'ariaLabel', 'ariaDescription', 'textContent', 'innerText']);

/** Of a page or an element. Elsewhere they are values of the author's, or of no reader. */
const ofPages = new Set(['title', 'description', 'label', 'heading']);

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Operators that give what stands on either side of them. */
const joins = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** `line: words` for what stands in a source outside of the catalogue. */
function literalsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const note = (node: ts.Node, text: string): void => {
    if (isWord(text)) found.push(`${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
  };
  const noteText = (value: ts.Node | undefined): void => {
    if (!value) return;
    if (ts.isStringLiteralLike(value)) note(value, value.text);
    else if (ts.isTemplateExpression(value))
      note(value, [value.head, ...value.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '));
    else if (ts.isJsxExpression(value)) noteText(value.expression);
    else if (ts.isConditionalExpression(value)) [value.whenTrue, value.whenFalse].forEach(noteText);
    else if (ts.isBinaryExpression(value)) {
      const { kind } = value.operatorToken;
      if (joins.has(kind)) noteText(value.left);
      if (joins.has(kind) || kind === ts.SyntaxKind.AmpersandAmpersandToken) noteText(value.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      noteText(node.expression);
    else if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) noteText(node.initializer);
    else if (isAssignment(node) && ts.isPropertyAccessExpression(node.left) && spoken.has(node.left.name.text))
      noteText(node.right);
    else if (ts.isPropertyAssignment(node) && !isForAuthors(node)) {
      const name = node.name.getText().replace(/^['"]|['"]$/g, '');
      if (spoken.has(name) && !ofPages.has(name) && name !== 'content') noteText(node.initializer);
      if (ofPages.has(name) && ts.isStringLiteralLike(node.initializer)) noteText(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Of a diagnostic, a fix, or a schema that editors show. */
function isForAuthors({ parent }: ts.PropertyAssignment): boolean {
  const beside = new Set(parent.properties.map(({ name }) => name?.getText() ?? ''));
  return ['severity', 'summary', 'code', 'help', 'place', 'range', 'at'].some((name) => beside.has(name));
}

describe('sources hold no words for readers', () => {
  // What editors and the development server show to writers, and a heading that is a keyword of its format.
  const exempt = ['src/pipeline/3-resolve/sidebars/category-schema.ts', 'src/plugins/twins/llms/llms.ts', 'src/theme/dev/**'];
  const files = fastGlob
    .sync(
      [
        'src/theme/**/*.{ts,tsx}',
        'src/plugins/**/*.ts',
        'src/pipeline/{2-parse/{markdown,body},3-resolve,5-render,6-emit}/**/*.ts',
      ],
      { ignore: exempt },
    )
    .sort();

  it('but in the catalogue', () => {
    const found = files.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}:${words}`));
    expect(found).toEqual([]);
  });

  it('and stylesheets none but by a property that the language sets', () => {
    const sheets = fastGlob.sync('src/theme/styles/*.css').sort();
    const found = sheets.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^\s*content:(.*)$/gm), ([, value = '']) => value).flatMap((value) =>
        isWord(value.replace(/var\(--word-[^)]*\)|attr\([^)]*\)|counter\([^)]*\)|\\[0-9a-f]+|\bnone\b/g, ''))
          ? [`${file}: ${value}`]
          : [],
      ),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['<p>Some words</p>', 'Some words'],
    ['<button aria-label="Close it" />', 'Close it'],
    ["<p>{isOpen ? 'Close it' : null}</p>", 'Close it'],
    ['<p>{`Figure $' + '{number}`}</p>', 'Figure'],
    ["({ title: 'Archive', layout: 'list' })", 'Archive'],
    ["({ role: 'group', ariaLabel: 'Table' })", 'Table'],
    ["button.title = 'Copy'", 'Copy'],
  ])('%s is found', (source, words) => {
    expect(literalsIn('a.tsx', `const a = ${source};`)).toEqual([`1: ${words}`]);
  });

  test.each([
    "<p>{say('theme.image.close')}</p>",
    '<p>·</p>',
    "({ severity: 'error', title: 'write it' })",
    '<a title={title} />',
  ])('%s is none', (source) => {
    expect(literalsIn('a.tsx', `const a = ${source};`)).toEqual([]);
  });
});

describe('the catalogue in', () => {
  it.each(Object.entries(translations))(
    '%s has every text once, with the placeholders of the English one and all plural forms',
    async (lang, load) => {
      const own = await load();
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
      const marks = (one: string): string[] => Array.from(one.matchAll(/\{\w+\}/g), ([mark]) => mark).sort();
      for (const [id, text] of Object.entries(english)) {
        const words = own[id] ?? '';
        const other = (one: typeof words): string => (typeof one === 'string' ? one : one.other);
        expect([id, typeof words, marks(other(words))]).toEqual([id, typeof text, marks(other(text))]);
        if (typeof words === 'string') continue;
        expect([id, Object.keys(words).sort()]).toEqual([id, [...pluralCategories].sort()]);
        // Each form has the marks of the others, but for the number.
        const known = marks(words.other);
        for (const form of Object.values(words))
          expect([id, marks(form).filter((mark) => !known.includes(mark))]).toEqual([id, []]);
      }
    },
  );

  it.each(Object.entries(translations))('%s keeps the labels of buttons short', async (_, load) => {
    const own = await load();
    const long = Object.entries(english).filter(([id, text]) => {
      const words = own[id];
      const isButton = typeof text === 'string' && text.length <= 16 && !text.includes('{');
      return isButton && typeof words === 'string' && words.length > text.length * 2 + 10;
    });
    expect(long.map(([id]) => `${id}: ${String(own[id])}`)).toEqual([]);
  });
});
