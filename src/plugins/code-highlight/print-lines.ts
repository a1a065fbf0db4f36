// Prints highlighted lines as HTML, byte for byte as hast-util-to-html does, for nodes of few kinds and therefore faster.
import type { Element, ElementContent } from 'hast';

/** Expects elements with the properties that highlighted lines have: classes, texts and numbers. */
export function printLines(nodes: readonly ElementContent[]): string {
  // Joined once: V8 keeps each sum of two strings as an object until somebody reads the whole.
  const parts: string[] = [];
  for (const node of nodes) print(node, parts);
  return parts.join('');
}

function print(node: ElementContent, parts: string[]): void {
  if (node.type === 'text') {
    parts.push(/[&<]/.test(node.value) ? node.value.replace(/[&<]/g, reference) : node.value);
    return;
  }
  if (node.type !== 'element') throw new Error(`a highlighted line holds a node of the type "${node.type}"`);
  parts.push('<', node.tagName);
  pushAttributes(node, parts);
  parts.push('>');
  for (const child of node.children) print(child, parts);
  parts.push('</', node.tagName, '>');
}

function pushAttributes({ properties }: Element, parts: string[]): void {
  for (const name in properties) {
    const value = properties[name];
    parts.push(' ', attributeNames[name] ?? name, '="');
    const words = Array.isArray(value) ? value : [value];
    for (let at = 0; at < words.length; at++) {
      if (at > 0) parts.push(' ');
      const word = String(words[at]);
      parts.push(/[\0"&'`]/.test(word) ? word.replace(/[\0"&'`]/g, reference) : word);
    }
    parts.push('"');
  }
}

const attributeNames: Readonly<Record<string, string>> = { className: 'class', dataLine: 'data-line' };

function reference(sign: string): string {
  return `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
