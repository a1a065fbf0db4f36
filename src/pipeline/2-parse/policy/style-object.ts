// Prints a literal `style={{ … }}` object as the CSS text that React would print.
import type { Expression, ObjectExpression } from 'estree';

/** Undefined where a value is known only at render time. */
export function styleText(expression: Expression): string | undefined {
  if (expression.type !== 'ObjectExpression') return undefined;
  const declarations: string[] = [];
  for (const property of expression.properties) {
    const name = nameOf(property);
    const value = property.type === 'Property' ? literal(property.value as Expression) : undefined;
    if (name === undefined || value === undefined) return undefined;
    // React omits these.
    if (value === null || typeof value === 'boolean' || value === '') continue;
    declarations.push(`${cssName(name)}:${typeof value === 'number' ? withUnit(name, value) : value.trim()}`);
  }
  return declarations.join(';');
}

function nameOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' && typeof property.key.value === 'string' ? property.key.value : undefined;
}

function literal(value: Expression): string | number | boolean | null | undefined {
  if (value.type === 'Literal') {
    const { value: written } = value;
    return typeof written === 'object' && written !== null ? undefined : (written as string | number | boolean | null);
  }
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? undefined;
  if (value.type === 'Identifier' && value.name === 'undefined') return null;
  if (value.type !== 'UnaryExpression' || value.operator !== '-') return undefined;
  const inner = literal(value.argument);
  return typeof inner === 'number' ? -inner : undefined;
}

function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

/** CSS properties without units, as in React. */
const bare =
  /^(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|boxFlex(?:Group)?|boxOrdinalGroup|columnCount|columns|flex|flexGrow|flexPositive|flexShrink|flexNegative|flexOrder|grid(?:Area|Row|RowEnd|RowSpan|RowStart|Column|ColumnEnd|ColumnSpan|ColumnStart)|fontWeight|lineClamp|lineHeight|opacity|order|orphans|scale|tabSize|widows|zIndex|zoom|fillOpacity|floodOpacity|stopOpacity|stroke(?:Dasharray|Dashoffset|Miterlimit|Opacity|Width))$/;

function withUnit(name: string, value: number): string {
  const plain = name.replace(/^(?:Webkit|ms|Moz|O)(?=[A-Z])/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return value === 0 || name.startsWith('--') || bare.test(plain) ? String(value) : `${value}px`;
}
