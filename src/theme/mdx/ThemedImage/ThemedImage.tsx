// Renders one of two images: for light pages and for dark ones.
import type { ComponentProps, ReactElement } from 'react';

export interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  readonly sources: { readonly light: string; readonly dark: string };
}

export function ThemedImage({ sources, alt = '', className, ...rest }: ThemedImageProps): ReactElement {
  const image = (source: string, mode: string) => (
    // React puts a preload in front of the page for an image outside of <picture>.
    <picture className={mode}>
      <img src={source} alt={alt} className={className} {...rest} />
    </picture>
  );
  return (
    <>
      {image(sources.light, 'only-light')}
      {image(sources.dark, 'only-dark')}
    </>
  );
}
