// Makes redirects from the addresses of pages and files with an extension added or removed.

import type { Redirect } from '#model/redirect';
import { encodePath } from '#model/route';

/** `/a` is reached as `/a.html` as well, where `extensions` has `html`. */
export function fromExtensions(extensions: readonly string[], pages: readonly string[]): readonly Redirect[] {
  const plain = pages.filter((page) => page !== '/');
  return extensions.flatMap((extension) =>
    plain.flatMap((page) => (page.endsWith(`.${extension}`) ? [] : [redirect(`${page}.${extension}`, page, 'fromExtensions')])),
  );
}

/** `/a.zip` is reached as `/a` as well, where `extensions` has `zip`. */
export function toExtensions(extensions: readonly string[], addresses: readonly string[]): readonly Redirect[] {
  return extensions.flatMap((extension) =>
    addresses.flatMap((address) => {
      const bare = address.slice(0, -extension.length - 1);
      return address === `${bare}.${extension}` && !bare.endsWith('/') ? [redirect(bare, address, 'toExtensions')] : [];
    }),
  );
}

function redirect(from: string, to: string, rule: string): Redirect {
  return { from, to: encodePath(to), status: 301, rule };
}
