// Finds parts of a printed page that do not belong on paper, and links without a printed address.

/** Runs in the browser, while it shows what it would print. */
export function unfitForPaper(): string[] {
  const faults: string[] = [];
  const root = getComputedStyle(document.documentElement);
  if (root.colorScheme !== 'light') faults.push(`the colours are ${root.colorScheme}`);
  for (const part of document.querySelectorAll(
    'nav, .navbar, .announcement, .skip-link, .edit-link, button, dialog, [popover]',
  )) {
    // A list of ways to go on in the text, as a page that is not found has, belongs to the text.
    const isText = part.matches('main nav:not(.breadcrumbs, .pager)');
    if (!isText && part.checkVisibility()) faults.push(`${part.outerHTML.slice(0, 80)} is printed`);
  }
  dispatchEvent(new Event('beforeprint'));
  const base = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  for (const link of document.querySelectorAll('.prose a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || !link.textContent?.trim() || !link.checkVisibility()) continue;
    const { content, maskImage, position } = getComputedStyle(link, '::after');
    // It makes all of a card a target.
    if (position === 'absolute') continue;
    if (!content.includes(new URL(href, base).href) || maskImage !== 'none')
      faults.push(`${link.outerHTML.slice(0, 80)} hides its address`);
  }
  return faults;
}
