// What can be wrong between the parts of a site.
import type { Catalogue } from '#model/diagnostic';

export const resolveDiagnostics = {
  'resolve/duplicate-id': { severity: 'error', summary: 'Two docs of a version have the same id.' },
  'resolve/duplicate-route': { severity: 'error', summary: 'Two pages have the same route.' },
  'resolve/invalid-slug': { severity: 'error', summary: 'A slug, an id or the name of a file cannot be part of an address.' },
  'resolve/broken-link': { severity: 'error', summary: 'A link leads nowhere.' },
  'resolve/broken-anchor': { severity: 'warning', summary: 'A link names an id that its page does not have.' },
  'resolve/broken-image': { severity: 'error', summary: 'An image does not exist.' },
  'resolve/unreadable-image': { severity: 'warning', summary: 'An image is a file that no browser can show.' },
  'resolve/damaged-image': { severity: 'warning', summary: 'An image is damaged, and no smaller copies of it can be made.' },
  'resolve/no-image-encoder': { severity: 'info', summary: 'The package that makes smaller copies of images is not there.' },
  'resolve/broken-import': { severity: 'error', summary: 'An imported partial does not exist.' },
  'resolve/partial-cycle': { severity: 'error', summary: 'Partials import each other in a circle.' },
  'resolve/unknown-component': { severity: 'error', summary: 'Content uses a component that is neither imported nor built in.' },
  'resolve/invalid-sidebar': { severity: 'error', summary: 'An entry of a sidebar has the wrong shape.' },
  'resolve/invalid-category': { severity: 'error', summary: 'A category file has a key or value that it cannot have.' },
  'resolve/empty-category': { severity: 'error', summary: 'A category of a sidebar has neither items nor a page.' },
  'resolve/number-prefix': { severity: 'error', summary: 'A function that reads number prefixes fails.' },
  'resolve/unknown-doc': { severity: 'error', summary: 'Something names a doc that does not exist.' },
  'resolve/unknown-layout': { severity: 'warning', summary: 'A page names a layout that the theme does not have for it.' },
  'resolve/unknown-sidebar': { severity: 'error', summary: 'Something names a sidebar that does not exist.' },
  'resolve/unknown-folder': { severity: 'error', summary: 'A sidebar is to be made from a folder that holds no page.' },
  'resolve/redirect-source': { severity: 'error', summary: 'A redirect leads on from what is no address.' },
  'resolve/redirect-over-page': { severity: 'error', summary: 'A redirect leads on from an address that has a page or a file.' },
  'resolve/redirect-heirs': { severity: 'error', summary: 'Two redirects lead from one address to two others.' },
  'resolve/redirect-target': { severity: 'error', summary: 'A redirect leads nowhere.' },
  'resolve/redirect-loop': { severity: 'error', summary: 'Redirects lead in a circle.' },
  'resolve/redirect-chain': { severity: 'info', summary: 'A redirect leads to the source of another.' },
  'resolve/redirect-case-clash': {
    severity: 'error',
    summary: 'A redirect differs from a page or another redirect by letter case alone, and leads elsewhere.',
  },
  'resolve/redirect-letter-case': {
    severity: 'info',
    summary: 'A redirect differs from a page or another redirect by letter case alone.',
  },
} as const satisfies Catalogue;
