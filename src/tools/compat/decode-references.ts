// Decodes references to characters in a text, as browsers do in attributes.
import { Parser } from 'htmlparser2';

/** `&lt;X&gt;` is `<X>`. A name that is none, and a bare `&`, stay. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = text;
  const parser = new Parser({
    onopentag: (_, { alt }) => {
      decoded = alt ?? text;
    },
  });
  parser.end(`<img alt="${text.replaceAll('"', '&quot;')}">`);
  return decoded;
}
