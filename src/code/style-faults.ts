// Turns esbuild's warnings about a stylesheet into faults with places.
import type { Message } from 'esbuild';
import type { Place } from '#model/place';
import { messageOf, placeOf } from './module-faults.ts';
import { realName } from './style-names.ts';

export interface StyleFault {
  readonly code: 'render/stylesheet-syntax' | 'render/unknown-property';
  readonly message: string;
  readonly help: string;
  readonly place: Place;
}

const syntaxHelp = 'Browsers leave out what they cannot read, up to the next `;` or `}`: correct it.';

/** Warnings about anything else, such as what old browsers lack, are left out. Of packages esbuild gives none. */
export function styleFaults(warnings: readonly Message[], root: string): readonly StyleFault[] {
  return warnings.flatMap((warning): StyleFault[] => {
    const { id, location, notes } = warning;
    if (!location) return [];
    const found = placeOf(location, root);
    const place = { ...found, file: realName(found.file) };
    if (id === 'css-syntax-error' || id === 'js-comment-in-css') {
      const [note] = notes;
      const opened = note?.location ? ` It is opened in line ${note.location.line}.` : '';
      return [{ code: 'render/stylesheet-syntax', message: messageOf(warning), help: `${syntaxHelp}${opened}`, place }];
    }
    if (id !== 'unsupported-css-property') return [];
    const { suggestion, lineText, column, length } = location;
    const name = Buffer.from(lineText)
      .subarray(column, column + length)
      .toString();
    return [
      { code: 'render/unknown-property', message: `"${name}" is no CSS property`, help: `Did you mean "${suggestion}"?`, place },
    ];
  });
}

/** The faults of CSS that stands in another file, with places as in the CSS. */
export async function checkStyle(css: string): Promise<readonly StyleFault[]> {
  const { transform } = await import('esbuild');
  const { warnings } = await transform(css, { loader: 'css', logLevel: 'silent' });
  return styleFaults(warnings, '');
}
