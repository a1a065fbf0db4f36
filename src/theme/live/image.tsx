// Renders images whose address is an expression, with the size and copies that the build knows.
import type { ComponentProps, ReactElement } from 'react';

export interface KnownImage {
  readonly attributes: Readonly<Record<string, string>>;
  /** Of its copies, for browsers to choose from. */
  readonly sources: readonly ComponentProps<'source'>[];
}

type ImageProps = ComponentProps<'img'> & { readonly 'data-inner'?: boolean };

/** Looks `images` up by address. Images load lazily unless told otherwise. */
export function imageOf(images: Readonly<Record<string, KnownImage>>): (props: ImageProps) => ReactElement {
  return ({ 'data-inner': isInner, ...props }) => {
    const { loading = 'lazy', decoding = loading === 'lazy' ? 'async' : undefined } = props;
    const found = images[String(props.src)];
    const size = props.width === undefined && props.height === undefined ? found?.attributes : {};
    const image = <img alt="" {...props} {...size} loading={loading} {...(decoding && { decoding })} />;
    if (!found?.sources.length || isInner !== undefined || props.srcSet !== undefined) return image;
    return (
      <picture>
        {found.sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        {image}
      </picture>
    );
  };
}
