// Makes the addresses of links absolute while a page is printed.

export function tellAddressesOnPaper(): void {
  addEventListener('beforeprint', () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? location;
    for (const link of document.querySelectorAll<HTMLElement>('.prose a[href]'))
      link.dataset['address'] = new URL(link.getAttribute('href') ?? '', href).href;
  });
}
