// Reports known keys of other generators inside a key that slodocs does not have, with their replacement.
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Path, type PlacedText, pathName } from './config-source.ts';
import { whereNow } from './moved-keys.ts';
import { insteadOf, packageIn } from './moved-packages.ts';

/** Configs of other generators nest settings this deep. */
const deepest = 6;

/** `value` is at `path`. Options of a package are reported under the package's name alone. */
export function movedInside({ locate }: Pick<PlacedText, 'locate'>, path: Path, value: unknown): readonly DiagnosticDraft[] {
  if (path.length > deepest || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const name = Array.isArray(value) && path.length === 1 ? packageIn(inner) : undefined;
    const help = name === undefined ? helpFor(at) : insteadOf(name);
    const draft = { code: 'configure/unknown-key', help, place: locate(at, 'key') } as const;
    const own = help === undefined ? [] : [{ ...draft, message: messageOf(at, name), help }];
    return [...own, ...movedInside({ locate }, at, inner)];
  });
}

function helpFor(path: Path): string | undefined {
  return typeof path.at(-1) === 'number' ? undefined : whereNow(pathName(path).replace(/\[\d+\]/g, ''))?.help;
}

function messageOf(path: Path, name: string | undefined): string {
  return name === undefined ? `"${pathName(path)}" is not read` : `"${name}" is not loaded`;
}
