// Checks that a document imports or declares the components that it uses, or that they are built in.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { foreignComponentHelp } from '#model/foreign-components';
import { nearest } from '#model/nearest';
import { renameTag } from './rename-tag.ts';

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
