// Loads the stylesheets and modules of the next page before it is shown.

export interface PageStyles {
  /** Activates the new stylesheets, and removes those of the last page. */
  use(): void;
  /** Called if the page was not shown. */
  drop(): void;
}

export type LoadStyles = (next: Document) => Promise<PageStyles>;

const sheets = 'link[rel="stylesheet"]';

export function createStyleLoader(): LoadStyles {
  let ours = new Set(document.head.querySelectorAll<HTMLLinkElement>(sheets));
  return async (next) => {
    const wanted = new Set<HTMLLinkElement>();
    const added: { readonly link: HTMLLinkElement; readonly media: string; readonly loaded: Promise<unknown> }[] = [];
    let last: HTMLLinkElement | undefined;
    for (const printed of next.head.querySelectorAll<HTMLLinkElement>(sheets)) {
      let link = [...ours].find(({ href }) => href === printed.href);
      if (!link) {
        link = printed.cloneNode() as HTMLLinkElement;
        // Loaded, but disabled while the old page is shown.
        added.push({ link, media: link.media, loaded: whenLoaded(link) });
        link.media = 'not all';
        if (last) last.after(link);
        else document.head.append(link);
      }
      wanted.add(link);
      last = link;
    }
    const drop = (): void => {
      for (const { link } of added) link.remove();
    };
    try {
      await Promise.all(added.map(({ loaded }) => loaded));
    } catch (error) {
      drop();
      throw error;
    }
    return {
      drop,
      use() {
        for (const { link, media } of added) link.media = media;
        for (const link of ours) if (!wanted.has(link)) link.remove();
        ours = wanted;
      },
    };
  };
}

function whenLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} could not be loaded`));
  });
}

const modules = 'link[rel="modulepreload"]';

/** Integrity is checked by the preload alone, so it must precede the import. Rejects if a module cannot be loaded. */
export async function preloadModules(next: Document): Promise<void> {
  const known = new Set(Array.from(document.head.querySelectorAll<HTMLLinkElement>(modules), ({ href }) => href));
  const added = [...next.head.querySelectorAll<HTMLLinkElement>(modules)].filter(({ href }) => !known.has(href));
  await Promise.all(
    added.map((printed) => {
      const link = printed.cloneNode() as HTMLLinkElement;
      const loaded = link.relList.supports('modulepreload') ? whenLoaded(link) : undefined;
      document.head.append(link);
      // Retried for the next page that names it.
      return loaded?.catch((error: unknown) => {
        link.remove();
        throw error;
      });
    }),
  );
}
