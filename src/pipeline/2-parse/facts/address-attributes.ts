// Lists the attributes of HTML elements whose addresses are checked, and parses `srcset`.
import type { Link } from '#model/document';

type Kind = Link['kind'] | 'candidates';
type Names = Readonly<Record<string, Kind>>;

const table: Names = { background: 'picture' };
const ofSvg = (kind: Kind): Names => ({ href: kind, 'xlink:href': kind, xlinkhref: kind });

/** Lower-case attribute names by element. An `iframe`, `embed` or `object` may show a page or a file. */
const byElement: ReadonlyMap<string, Names> = new Map(
  Object.entries({
    a: { href: 'link' },
    area: { href: 'link' },
    audio: { src: 'file' },
    embed: { src: 'link' },
    iframe: { src: 'link' },
    image: ofSvg('picture'),
    img: { src: 'image', srcset: 'candidates' },
    input: { src: 'picture' },
    link: { href: 'link' },
    object: { data: 'link' },
    script: { src: 'file' },
    source: { src: 'file', srcset: 'candidates' },
    table,
    td: table,
    th: table,
    tr: table,
    track: { src: 'file' },
    use: ofSvg('file'),
    video: { src: 'file', poster: 'picture' },
  } satisfies Readonly<Record<string, Names>>),
);

export const elementsWithAddresses: readonly string[] = [...byElement.keys()];

/** `rel` values whose address browsers load, or is a page of the site. Others, such as `alternate`, cannot be checked. */
const checkedRels =
  /^(?:stylesheet|icon|shortcut|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|canonical|license|help)$/i;

export interface ElementAttribute {
  readonly name: string;
  /** Undefined for an attribute with a computed value. */
  readonly value: string | undefined;
}

/** The kind of address in an attribute; undefined where there is none, or none that can be checked. */
export function kindOf(element: string, name: string, value: string, others: readonly ElementAttribute[]): Kind | undefined {
  const names = byElement.get(element);
  const key = name.toLowerCase();
  const kind = names && Object.hasOwn(names, key) ? names[key] : undefined;
  if (kind === undefined || element === 'a' || element === 'img') return kind;
  // Only links and images are reported when empty: a script may fill others.
  if (value.trim() === '') return undefined;
  const other = (wanted: string): string | undefined => others.find((one) => one.name.toLowerCase() === wanted)?.value;
  if (element === 'input') return other('type')?.toLowerCase() === 'image' ? kind : undefined;
  if (element === 'link')
    return other('rel')
      ?.trim()
      .split(/\s+/)
      .some((rel) => checkedRels.test(rel))
      ? kind
      : undefined;
  // A reference to an id on the same page, which a component may have made.
  return element === 'use' && value.startsWith('#') ? undefined : kind;
}

interface Candidate {
  readonly target: string;
  /** The offset in the text. */
  readonly start: number;
}

/** Parses a `srcset` as browsers do: a comma ends a candidate only at the end of its address or after it. */
function candidatesIn(srcset: string): readonly Candidate[] {
  const found: Candidate[] = [];
  // Three sticky patterns, because a single one would backtrack.
  const [between, address, descriptors] = [/[\s,]*/y, /\S+/y, /[^,]*/y];
  for (let at = 0; at < srcset.length; ) {
    const start = at + (matchAt(between, srcset, at)?.length ?? 0);
    const written = matchAt(address, srcset, start);
    if (written === undefined) break;
    const target = written.replace(/(?<!,),+$/, '');
    found.push({ target, start });
    at = start + written.length;
    if (target === written) at += matchAt(descriptors, srcset, at)?.length ?? 0;
  }
  return found;
}

/** Replaces each address of a `srcset`. */
export function fillCandidates(srcset: string, fill: (target: string, start: number) => string): string {
  let filled = '';
  let from = 0;
  for (const { target, start } of candidatesIn(srcset)) {
    filled += srcset.slice(from, start) + fill(target, start);
    from = start + target.length;
  }
  return filled + srcset.slice(from);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
