// Lists the possible mutations of the sources, and samples them by a seed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import ts from 'typescript';

const flipped = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Draws at most one mutation from each file. Deterministic for a seed and sources. */
export async function drawMutations(root, { count, seed }) {
  const random = mulberry32(seed);
  const files = (await fastGlob('src/**/*.{ts,tsx}', { cwd: root, ignore: ['**/*.d.ts'] })).sort();
  const drawn = [];
  while (drawn.length < count && files.length > 0) {
    const [file] = files.splice(Math.floor(random() * files.length), 1);
    const found = mutationsOf(file, readFileSync(join(root, file), 'utf8'));
    if (found.length > 0) drawn.push(found[Math.floor(random() * found.length)]);
  }
  return drawn;
}

/** Applies the mutation to the text. Throws if the file has changed since it was drawn. */
export function mutated(text, { file, start, before, after }) {
  if (!text.startsWith(before, start)) throw new Error(`${file} has changed`);
  return text.slice(0, start) + after + text.slice(start + before.length);
}

function mutationsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (kind, node, after) => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    found.push({ file, line: line + 1, kind, start, before: node.getText(source), after });
  };
  const visit = (node) => {
    // Skips types, which are never run.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && flipped[node.operatorToken.getText(source)])
      add('operator', node.operatorToken, flipped[node.operatorToken.getText(source)]);
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      add('condition', condition, `!(${condition.getText(source)})`);
    }
    if (ts.isExpressionStatement(node)) add('statement', node, ';');
    if (ts.isNumericLiteral(node)) add('constant', node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add('constant', node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add('constant', node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A seeded generator of numbers from 0 to 1. */
function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
