// A drawn cup in the place of the logo: the cup is decoration, the name of the site says where the link leads.
import type { SlotProps } from 'slodocs/theme';

export default function NavbarBrand({ site }: SlotProps<'NavbarBrand'>) {
  return (
    <a className="navbar-brand" href={site.homeHref}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h1a3 3 0 0 1 0 6h-1M8 5V3M12 5V3" />
      </svg>
      <span className="navbar-title">{site.title}</span>
    </a>
  );
}
