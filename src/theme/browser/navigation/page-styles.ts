// Loads the stylesheets of the next page before it is shown.

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
