// Checks the components that a doc uses.
import type { Context } from '#context/context';
import { foreignComponentHelp } from '#kit/foreign-components';
import { LineIndex } from '#kit/line-index';
import { respell } from '#kit/respell';
import type { Fix } from '#model/diagnostic';
import type { Document } from '#model/document';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';

/** `registered` are the names that the site gives to all of its content. */
export function checkComponents(context: Context, { facts, source }: Document, registered: readonly string[]): void {
  const { components: builtIn, aliases } = context.config.theme;
  const own = facts.imports.flatMap(({ names }) => Object.keys(names));
  const known = new Set([...own, ...facts.declarations, ...builtIn]);
  for (const { name, place } of facts.components) {
    if (known.has(name)) continue;
    const alias = Object.keys(aliases).find((specifier) => specifier.endsWith(`/${name}`));
    const meant = nearest(name, [...known, ...registered]);
    const foreign = alias === undefined ? foreignComponentHelp(name) : undefined;
    const isFixable = alias === undefined && foreign === undefined && meant !== undefined && source.inline === undefined;
    context.reporter.report({
      code: 'resolve/unknown-component',
      message: `the component "${name}" is neither imported nor built in`,
      help: alias
        ? `Import it: \`import ${name} from '${alias}'\`.`
        : (foreign ?? (meant ? `Did you mean "${meant}"?` : 'Import it at the top of the file, or export it there.')),
      place,
      ...(isFixable ? renameTag(context.files.text(place.file), place, name, meant) : {}),
    });
  }
}

/** An attribute without braces inside of braces. */
const attribute = String.raw`\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\})`;

/** `text` is that of the file. No fix where the closing tag is not certain. */
function renameTag(text: string, place: Place, name: string, meant: string | undefined): { readonly fix?: Fix } {
  if (meant === undefined) return {};
  const lines = new LineIndex(text);
  const start = lines.offsetAt(place.start);
  const end = start + name.length;
  if (text.slice(start, end) !== name || text[start - 1] !== '<') return {};
  const rest = new RegExp(`^(?:\\.\\w+)*(?:${attribute})*\\s*(/?)>`).exec(text.slice(end));
  if (!rest) return {};
  const own = { ...place, end: { line: place.start.line, column: place.start.column + name.length } };
  if (rest[1] === '/') return respell(own, name, meant);
  const closing = text.indexOf(`</${name}`, end);
  const between = text.slice(end, closing);
  if (closing === -1 || new RegExp(`<${name}\\b`).test(between)) return {};
  const last = closing + '</'.length + name.length;
  const replaces = text.slice(start, last);
  return {
    fix: {
      title: `write "${meant}"`,
      place: lines.place(place.file, start, last),
      text: `${meant}${between}</${meant}`,
      replaces,
    },
  };
}
