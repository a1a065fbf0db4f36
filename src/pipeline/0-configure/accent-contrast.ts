// Warns of an accent with too little contrast on the page, and suggests the nearest readable shade.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Settings } from '#model/settings';
import type { ColorScheme } from '#model/theme-colors';
import { contrast, hexOf, parseColor, readableContrast, readableOn } from './color.ts';
import type { ConfigSource } from './config-source.ts';

/** A single accent is used on light pages; the one for dark pages is derived from it. */
export function accentFaults({ value, locate }: Pick<ConfigSource, 'value' | 'locate'>, { theme }: Settings): DiagnosticDraft[] {
  const { accent, colors } = theme;
  if (!accent) return [];
  const isOne = typeof (value as { theme?: { accent?: unknown } }).theme?.accent === 'string';
  const schemes: readonly ColorScheme[] = isOne ? ['light'] : ['light', 'dark'];
  return schemes.flatMap((scheme) => {
    const [color, page] = [parseColor(accent[scheme]), parseColor(colors[scheme].page)];
    const ratio = color && page ? contrast(color, page) : readableContrast;
    if (!color || !page || ratio >= readableContrast) return [];
    const path = isOne ? ['theme', 'accent'] : ['theme', 'accent', scheme];
    // Rounded down: 4.49 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [
      {
        code: 'configure/low-contrast',
        message: `"${path.join('.')}" has a contrast of ${shown}:1 on ${scheme} pages, but text needs ${readableContrast}:1`,
        help: `The closest readable shade is "${hexOf(readableOn(color, page))}". Until you choose one, links and buttons use a ${scheme === 'light' ? 'darker' : 'lighter'} shade.`,
        place: locate(path),
      },
    ];
  });
}
