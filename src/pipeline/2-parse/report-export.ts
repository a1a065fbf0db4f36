// Reports an export that declares nothing, because it would be lost.
import type { Program } from 'estree';
import type { Context } from '#context/context';
import { estreePlace } from './code/esm.ts';

export function reportExport({ reporter }: Context, statement: Program['body'][number], file: string): void {
  const place = estreePlace(statement, file);
  if (statement.type === 'ExportDefaultDeclaration') {
    const end = { line: place.start.line, column: place.start.column + 'export default'.length };
    reporter.report({
      code: 'parse/mdx-syntax',
      message: 'a default export of content is its layout, and this is no component',
      help: 'Give it a name, `export const Name = …`, and use that name in the page; or take it out.',
      place: { ...place, end },
    });
    return;
  }
  const passesOn = statement.type === 'ExportNamedDeclaration' && !statement.declaration;
  if (!passesOn && statement.type !== 'ExportAllDeclaration') return;
  reporter.report({
    code: 'parse/mdx-syntax',
    message: 'this export declares nothing of its own',
    help: 'What a page imports is known in that page alone: write `import` to use it here, and import it where else it is needed.',
    place,
  });
}
