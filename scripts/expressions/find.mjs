// Finds the regular expressions of a module: literals, and calls of `RegExp`.
import ts from 'typescript';

/**
 * `source` is undefined for one that only a run can know. What a template inserts is the constant of that name in the module, or else
 * stands as the word `x`.
 */
export function expressionsIn(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const module = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const constants = constantsOf(module);
  const found = [];
  const visit = (node) => {
    const expression = ts.isRegularExpressionLiteral(node) ? literalOf(node) : callOf(node, constants);
    if (expression) {
      const { line, character } = module.getLineAndCharacterOfPosition(node.getStart());
      found.push({ ...expression, text: node.getText(), file, line: line + 1, column: character + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function literalOf({ text }) {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function callOf(node, constants) {
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const written = flags === undefined ? '' : flags.text;
  return { source: written === undefined ? undefined : sourceOf(pattern, constants), flags: written ?? '' };
}

function sourceOf(node, constants) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateOf(node.template, constants, true);
  return ts.isTemplateExpression(node) ? templateOf(node, constants, false) : undefined;
}

function templateOf(node, constants, isRaw) {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return isRaw ? node.rawText : node.text;
  const textOf = (part) => (isRaw ? part.rawText : part.text);
  const inserted = (span) => constants.get(span.expression.getText()) ?? 'x';
  return textOf(node.head) + node.templateSpans.map((span) => inserted(span) + textOf(span.literal)).join('');
}

/** Texts and expressions by their names: `name`, or `name.source`. */
function constantsOf(module) {
  const constants = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const name = node.name.getText();
      if (ts.isRegularExpressionLiteral(node.initializer)) constants.set(`${name}.source`, literalOf(node.initializer).source);
      else {
        const source = sourceOf(node.initializer, constants);
        if (source !== undefined) constants.set(name, source);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  return constants;
}
