// Draws icons of the site's installed Iconify packages as SVG, and explains names that none of them has.
import type { RenderContext } from '#context/context';
import { packageFolders } from '#kit/package-folders';
import { cutAt } from '#kit/without-marks';
import type { DrawnIcon } from '#model/lookups';
import { nearest } from '#model/nearest';

/** The file `icons.json` of a package. Its own box is that of icons without one. */
interface IconSet extends Omit<IconShape, 'body'> {
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly aliases?: Readonly<Record<string, Partial<IconShape> & { readonly parent: string }>>;
}

const longestChain = 8;

export function openIconSets({ config, files }: Pick<RenderContext, 'config' | 'files'>): (name: string) => DrawnIcon {
  const sets = new Map<string, IconSet | undefined>();
  // As Node looks for packages. All that is looked for is an input of the page: a package that is installed later changes it.
  const folders = packageFolders(config.root).map((folder) => `${folder}/@iconify-json`);
  const pathOf = (set: string): string | undefined =>
    folders.map((path) => `${path}/${set}/icons.json`).find((path) => !files.digest(path).startsWith('!'));
  const read = (path: string): IconSet | undefined => {
    const digest = files.digest(path);
    if (!sets.has(digest)) sets.set(digest, parse(files.text(path)));
    return sets.get(digest);
  };
  const installed = (): readonly string[] =>
    folders.flatMap((path) => {
      try {
        return files.list(path).map(({ name }) => name);
      } catch {
        return [];
      }
    });
  return (name) => {
    const [prefix, rest] = cutAt(name, ':');
    const own = rest.slice(1);
    // It becomes part of a path.
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(prefix)) {
      const help = 'Put the name of the icon set before the colon: `lucide:rocket` is in the package `@iconify-json/lucide`.';
      return { message: `"${name}" is not an icon name`, help };
    }
    const path = pathOf(prefix);
    if (path === undefined) return notInstalled(prefix, own, installed());
    const set = read(path);
    if (!set) return { message: `"${path}" has no icons`, help: `Reinstall it: \`npm install @iconify-json/${prefix}\`.` };
    const found = find(set, own);
    if (!found) return noIcon(set, prefix, own);
    return drawIcon(name, { width: set.width, height: set.height, left: set.left, top: set.top, ...found });
  };
}

function parse(text: string): IconSet | undefined {
  try {
    const set = JSON.parse(text) as IconSet | null;
    return typeof set?.icons === 'object' ? set : undefined;
  } catch {
    return undefined;
  }
}

/** An alias may turn and mirror the icon that it stands for, which may be an alias itself. */
function find({ icons, aliases = {} }: IconSet, name: string, left = longestChain): IconShape | undefined {
  if (Object.hasOwn(icons, name)) return icons[name];
  const alias = Object.hasOwn(aliases, name) && left > 0 ? aliases[name] : undefined;
  const parent = alias && find({ icons, aliases }, alias.parent, left - 1);
  if (!alias || !parent) return undefined;
  const { rotate = 0, hFlip = false, vFlip = false } = parent;
  const turned = {
    rotate: rotate + (alias.rotate ?? 0),
    hFlip: hFlip !== (alias.hFlip ?? false),
    vFlip: vFlip !== (alias.vFlip ?? false),
  };
  return { ...parent, ...alias, ...turned };
}

function notInstalled(prefix: string, name: string, installed: readonly string[]): DrawnIcon {
  const meant = nearest(prefix, installed);
  const help = meant ? `Did you mean "${meant}:${name}"?` : `Install them: \`npm install @iconify-json/${prefix}\`.`;
  return { message: `the icon set "${prefix}" is not installed`, help };
}

function noIcon({ icons, aliases = {} }: IconSet, prefix: string, name: string): DrawnIcon {
  // An alias of an icon that is gone leads nowhere itself.
  const known = Object.keys({ ...icons, ...aliases }).filter((one) => one !== name);
  const meant = nearest(name, known);
  const help = meant
    ? `Did you mean "${prefix}:${meant}"?`
    : `See https://icon-sets.iconify.design/${prefix}/ for all icons of this set.`;
  return { message: `there is no icon "${prefix}:${name}"`, help };
}

export interface IconShape {
  readonly body: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  /** Quarters of a turn, after it was mirrored. */
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

const usualSize = 16;
/** As high as the icons of the theme. */
const heightInEm = 1.25;

const tag = /<\/?([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/gi;
const drawing =
  /^(?:g|path|circle|ellipse|rect|line|poly(?:line|gon)|defs|clipPath|mask|\w+Gradient|stop|filter|fe[A-Z]\w+|pattern|use|symbol)$/;
const refused = /\s(?:on\w*|style)=|href="[^#]|url\((?!#)/i;

export function drawIcon(name: string, shape: IconShape): DrawnIcon {
  const { body, width = usualSize, height = usualSize, left = 0, top = 0, rotate = 0, hFlip = false, vFlip = false } = shape;
  const strange = strangePart(body);
  if (strange !== undefined) {
    const help = 'Choose an icon without scripts, styles and animations.';
    return { message: `the icon "${name}" contains ${strange}, which pages do not show`, help };
  }
  const turns = ((rotate % 4) + 4) % 4;
  const [x, y] = [left + width / 2, top + height / 2];
  const [w, h] = turns % 2 === 0 ? [width, height] : [height, width];
  const moves = [
    ...(turns > 0 ? [`rotate(${turns * 90} ${x} ${y})`] : []),
    ...(hFlip ? [`translate(${2 * x} 0) scale(-1 1)`] : []),
    ...(vFlip ? [`translate(0 ${2 * y}) scale(1 -1)`] : []),
  ].join(' ');
  const named = withOwnIds(body, name);
  return {
    width: `${Number(((heightInEm * w) / h).toFixed(3))}em`,
    height: `${heightInEm}em`,
    viewBox: [x - w / 2, y - h / 2, w, h].join(' '),
    body: moves === '' ? named : `<g transform="${moves}">${named}</g>`,
  };
}

/** What a page does not take, such as `<script>`; undefined in an icon that it does. */
function strangePart(body: string): string | undefined {
  for (const [whole, name = '', attributes = ''] of body.matchAll(tag)) {
    if (!drawing.test(name)) return `<${name}>`;
    if (refused.test(attributes)) return `\`${whole}\``;
  }
  return body.replace(tag, '').includes('<') ? 'elements other than shapes' : undefined;
}

/** Sets use the same ids for parts of different icons, and a page shows several. */
function withOwnIds(body: string, name: string): string {
  const own = `${name.replace(':', '-')}-`;
  return body.replace(/(\sid="|href="#|url\(#)/g, (start) => start + own);
}
