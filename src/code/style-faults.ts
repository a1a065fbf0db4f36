// Converts esbuild's warnings about a stylesheet into faults with places.
import type { Message } from 'esbuild';
import type { Place } from '#model/place';
import { realName } from './css-modules.ts';
import { messageOf, placeOf } from './module-faults.ts';

export interface StyleFault {
  readonly code: 'render/stylesheet-syntax' | 'render/unknown-property';
  readonly message: string;
  readonly help: string;
  readonly place: Place;
}

const syntaxHelp = 'Correct it. Browsers skip what they cannot read, up to the next `;` or `}`.';

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
    const name = /^"([^"]*)"/.exec(warning.text)?.[1];
    return [
      {
        code: 'render/unknown-property',
        message: `"${name}" is not a CSS property`,
        help: `Did you mean "${location.suggestion}"?`,
        place,
      },
    ];
  });
}
