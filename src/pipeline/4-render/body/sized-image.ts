// The images of a body that is evaluated: an address that code gave gets the size of its file.
import type { ThemeServer } from '#model/theme';
import type { PrintedTarget } from './target-url.ts';

type Props = Readonly<Record<string, unknown>>;

/** A component for `img`. Unless it is told otherwise it waits until it comes near; React would have the page load it at once. */
export function sizedImage(targets: readonly PrintedTarget[], { jsxRuntime }: ThemeServer): (props: Props) => unknown {
  const { jsx } = jsxRuntime as { jsx(type: string, props: object): unknown };
  const sizes = new Map(targets.flatMap(({ address, attributes }) => ('width' in attributes ? [[address, attributes]] : [])));
  return (props) => {
    const isSized = props['width'] !== undefined || props['height'] !== undefined;
    return jsx('img', { ...props, ...(isSized ? {} : sizes.get(String(props['src']))), ...waiting(props) });
  };
}

function waiting({ loading = 'lazy', decoding = loading === 'lazy' ? 'async' : undefined }: Props): Props {
  return { loading, decoding };
}
