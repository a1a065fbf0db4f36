// Code with data in it is printed by code`…`: nothing else in the sources may put data into JavaScript.
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = fastGlob.sync('src/**/*.{ts,tsx}').sort();

/** A text that is code from its start, or a comment. */
const isCode =
  /^\s*(?:import\s*[{*"'(]|import \w+ from|export\s*(?:default\b|const\b|\{|\*)|module\.exports|(?:const|let|var) [\w{[$]|return\b.*;|\/\/ |\/\*|function\b|"use strict")/;

/** Templates without a tag that have code in them, and data. */
function untagged(text: string, file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent) && isCode.test(node.head.text))
      found.push(`${file}: ${node.getText().slice(0, 60)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  return found;
}

/** What these put into code is code, names that they make themselves, and literals of `markedLiteral`. */
const printers = [
  'src/kit/print/javascript.ts',
  'src/pipeline/5-render/body/run-code.ts',
  'src/pipeline/5-render/live/page-module.ts',
  'src/pipeline/5-render/live/print-part.ts',
  'src/pipeline/4-bundle/scripts.ts',
  // Samples are shown to readers. The tests of the plugin run them.
  'src/plugins/openapi/samples/print/javascript.ts',
  // A part of a key.
  'src/files/digest.ts',
];

it('finds code in a template without a tag', () => {
  const plain = '`import a from \u0024{b};`';
  const tagged = `code${plain}`;
  expect(untagged(`x = ${tagged}`, 'a.ts')).toEqual([]);
  expect(untagged(`x = ${plain}; y = \`// \${z}\`; z = \`export default \${JSON.stringify(a)};\``, 'a.ts')).toHaveLength(3);
});

it('no source puts data into code by hand', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return /`\s*(?:import|export|module|const|let|var|return|\/\/|\/\*|function|"use)/.test(text) ? untagged(text, file) : [];
  });
  expect(found.filter((one) => !printers.some((file) => one.startsWith(`${file}:`)))).toEqual([]);
});

it('few take a text for code', () => {
  const callers = files.filter((file) => readFileSync(file, 'utf8').includes('Code.verbatim('));
  expect(callers).toEqual([
    'src/kit/print/javascript.ts',
    // The source of an expression, from the config of another generator.
    'src/tools/takeover/carried-code.ts',
    // Its import is joined with another.
    'src/tools/takeover/head-elements.ts',
  ]);
});

it('YAML has one printer of scalars', () => {
  const others = files.filter((file) =>
    /['"`](?:title|slug|redirect_from): ?\$\{(?!doubleQuoted|yamlScalar)/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
