// Maps places in parse results back to the file that a virtual source was made from.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Facts } from '#model/document';
import { type Origin, placeInOrigin, wholeOrigin } from '#model/origin';
import type { Place } from '#model/place';
import type { SourceFile } from '#model/source-file';

type Range = Pick<Place, 'start' | 'end'>;
type Source = Pick<SourceFile, 'path' | 'origin'>;

/**
 * Maps the places in facts. Values of front matter are left alone, whatever they look like; and so is the body, which is shown as
 * before where only its origin has moved: its places are mapped where one is reported.
 */
export function factsInOrigin(facts: Facts, { path, origin }: Source): Facts {
  if (!origin) return facts;
  const { frontMatter, address, ...rest } = facts;
  return { ...dataInOrigin(rest, path, origin), frontMatter, address };
}

/** Drops the fix: an edit of the generated text is no edit of its origin. */
export function draftInOrigin(draft: DiagnosticDraft, { path, origin }: Source): DiagnosticDraft {
  if (!origin) return draft;
  const move = (place: Place): Place => (place.file === path ? movedPlace(place, origin) : place);
  const { fix: _, ...rest } = draft;
  return {
    ...rest,
    ...(rest.place && { place: move(rest.place) }),
    ...(rest.ignores && { ignores: { ...rest.ignores, range: move(rest.ignores.range) } }),
    ...(rest.related && { related: rest.related.map((one) => ({ ...one, place: move(one.place) })) }),
  };
}

function dataInOrigin<T>(data: T, file: string, origin: Origin): T {
  const move = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(move);
    if (isPlace(value)) return value.file === file ? movedPlace(value, origin) : value;
    const entries = Object.entries(value).map(([key, inner]) => {
      const isPosition = key === 'position' && isRange(inner);
      return [key, isPosition ? rangeIn(origin, inner) : move(inner)];
    });
    return Object.fromEntries(entries);
  };
  return move(data) as T;
}

/** A place at the start of the text means the whole source. */
function movedPlace(place: Place, origin: Origin): Place {
  const isWhole = place.end.line === 1 && place.end.column === 1;
  return isWhole ? wholeOrigin(origin) : placeInOrigin(origin, place);
}

function rangeIn(origin: Origin, range: Range): Range {
  const { start, end } = placeInOrigin(origin, range);
  return { start, end };
}

function isPlace(value: object): value is Place {
  return 'file' in value && isRange(value) && Object.keys(value).length === 3;
}

function isRange(value: unknown): value is Range {
  const { start, end } = Object(value) as Partial<Place>;
  return [start, end].every((point) => typeof point?.line === 'number' && typeof point.column === 'number');
}
