// Prints elements as XML.

/** An element: its name, what it holds, its attributes. */
export type Xml = readonly [name: string, content: string | readonly Xml[], attributes?: Attributes];

type Attributes = Readonly<Record<string, string>>;

export function printXml(root: Xml, stylesheet: string | undefined): string {
  const style = stylesheet === undefined ? '' : `<?xml-stylesheet type="text/css" href="${escapeAttribute(stylesheet)}"?>\n`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${style}${print(root, '')}`;
}

/** The element, or none for a text that is not there. */
export function optional(name: string, text: string | undefined): readonly Xml[] {
  return text ? [[name, text]] : [];
}

function print([name, content, attributes = {}]: Xml, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const start = `${indent}<${name}${written.join('')}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escapeText(content)}</${name}>\n`;
  return `${start}>\n${content.map((child) => print(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Escaped, not CDATA, which ends at the first `]]>` of a code block. A bare carriage return would be read as a line feed. */
function escapeText(text: string): string {
  return legible(text).replace(/[&<>\r]/g, (sign) => references[sign] ?? sign);
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** XML cannot represent control characters, lone surrogates and noncharacters; JSON readers show nothing for them. */
export function legible(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
