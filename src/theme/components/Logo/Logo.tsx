// Renders the logo at a fixed size, with its dark variant where there is one.
import type { ReactElement } from 'react';
import type { LogoProps } from '#model/page-props';

export interface LogoElementProps {
  readonly logo: LogoProps;
  /** The title that stands beside it already. */
  readonly title: string;
}

export function Logo({ logo, title }: LogoElementProps): ReactElement {
  const { src, srcDark, width, height } = logo;
  const alt = logo.alt === title ? '' : logo.alt;
  const image = (source: string, className: string) => (
    // React puts a preload in front of the page for an image outside of <picture>.
    <picture className={className}>
      <img className="logo" src={source} alt={alt} width={width ?? undefined} height={height ?? undefined} />
    </picture>
  );
  if (srcDark === null) return image(src, 'logo-picture');
  return (
    <>
      {image(src, 'only-light')}
      {image(srcDark, 'only-dark')}
    </>
  );
}
