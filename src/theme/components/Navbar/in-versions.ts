// Prints what a navbar item is for readers who prefer another version, for the script that leads them there.
import type { NavItemProps } from '#model/page-props';

export function inVersions({ inVersions }: NavItemProps): { readonly 'data-in-versions'?: string } {
  return inVersions ? { 'data-in-versions': JSON.stringify(inVersions) } : {};
}
