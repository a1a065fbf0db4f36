// Reports imports that the theme does not have, or of other generators' themes, with what replaces them.

import type { ImportDeclaration } from 'estree';
import { insteadOfModule } from '#code/foreign-theme';
import { themeName } from '#code/site-theme';
import type { Context } from '#context/context';
import { foreignImportHelp, isForeignModule } from '#model/foreign-components';
import { nearest } from '#model/nearest';
import { respell } from '#model/respell';
import { estreePlace } from './code/esm.ts';

const ofTheme = /^@(theme|theme-original|theme-init|docusaurus|generated)\//;

export function reportThemeImport({ config, reporter }: Context, { source, specifiers }: ImportDeclaration, file: string): void {
  const specifier = String(source.value);
  if (isForeignModule(specifier, false)) {
    reporter.report({
      code: 'parse/unknown-import',
      message: `"${specifier}" belongs to another generator: it does not work here`,
      help: foreignImportHelp(specifiers.map(importedName), config.theme.components),
      place: estreePlace(source, file),
    });
    return;
  }
  if (!ofTheme.test(specifier)) return;
  const { aliases } = config.theme;
  const exported = aliases[specifier];
  if (!exported) {
    const known = Object.keys(aliases);
    const instead = insteadOfModule(specifier, specifiers.map(importedName));
    const meant = instead === undefined ? nearest(themeName(specifier), known) : undefined;
    const place = estreePlace(source, file);
    reporter.report({
      code: 'parse/unknown-import',
      message: `"${specifier}" is no module of the theme`,
      help: instead ?? (meant ? `Did you mean "${meant}"?` : `Content may import ${known.sort().join(', ')}.`),
      place,
      // The prefix alone makes all names alike.
      ...(meant && nearest(lastName(specifier), [lastName(meant)]) ? respell(place, specifier, meant) : {}),
    });
    return;
  }
  for (const one of specifiers) {
    const name = importedName(one);
    if (name === '*' || exported.includes(name)) continue;
    reporter.report({
      code: 'parse/unknown-import',
      message: name === 'default' ? `"${specifier}" has no default export` : `"${specifier}" does not export "${name}"`,
      help: insteadOfModule(specifier, [name]) ?? helpFor(specifier, exported, name),
      place: estreePlace(one.type === 'ImportSpecifier' ? one.imported : one, file),
    });
  }
}

function lastName(specifier: string): string {
  return specifier.slice(specifier.lastIndexOf('/') + 1);
}

function helpFor(specifier: string, exported: readonly string[], name: string): string {
  const meant = nearest(name, exported);
  if (meant) return `Did you mean "${meant}"?`;
  const names = exported.filter((one) => one !== 'default');
  if (names.length === 0) return `It has a default export alone: \`import Name from '${specifier}'\`.`;
  return `It exports ${exported.join(', ')}.`;
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}
