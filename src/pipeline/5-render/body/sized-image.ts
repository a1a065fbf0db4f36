// Adds sizes and smaller copies to images in an evaluated body.
import type { ThemeServer } from '#model/theme';
import { innerImage } from '../html/fill-holes.ts';
import { givenWidth, sourcesOf } from '../html/picture.ts';
import type { PrintedTarget } from '../html/target-url.ts';

type Props = Readonly<Record<string, unknown>>;

/** A component for `img`, lazy by default; React would make the page preload it. */
export function sizedImage(
  targets: readonly PrintedTarget[],
  { jsxRuntime }: Pick<ThemeServer, 'jsxRuntime'>,
): (props: Props) => unknown {
  const { jsx, jsxs } = jsxRuntime as Record<'jsx' | 'jsxs', (type: string, props: object, key?: string) => unknown>;
  const images = new Map(targets.flatMap((target) => ('width' in target.attributes ? [[target.address, target]] : [])));
  return ({ [inner]: isInner, ...props }) => {
    const isSized = props['width'] !== undefined || props['height'] !== undefined;
    const found = images.get(String(props['src']));
    const image = jsx('img', { ...props, ...(isSized ? {} : found?.attributes), ...waiting(props) });
    if (!found?.copies || isInner !== undefined || props['srcSet'] !== undefined) return image;
    const sources = sourcesOf(found.copies, givenWidth(props['width'])).map(({ srcset: srcSet, ...rest }) =>
      jsx('source', { ...rest, srcSet }, rest.type),
    );
    return jsxs('picture', { children: [...sources, image] });
  };
}

/** The name of the prop in React. */
const inner = innerImage.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

function waiting({ loading = 'lazy', decoding = loading === 'lazy' ? 'async' : undefined }: Props): Props {
  return { loading, decoding };
}
