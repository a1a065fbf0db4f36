// Checks headings, images and links of a page, whose faults axe does not or not always report.

/** The names of axe's rules that ask for less. */
export const replacedRules: readonly string[] = ['heading-order', 'image-alt', 'link-name'];

/** The element of the badge, which is no part of the page. */
export const ownElement = 'slodocs-live';

export function checkContent(page: Document): readonly Finding[] {
  return [...skippedLevels(page), ...images(page), ...namelessLinks(page)];
}

function skippedLevels(page: Document): readonly Finding[] {
  const headings = [...(page.querySelector('main') ?? page).querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
  return headings.flatMap((element, index) => {
    const level = levelOf(element);
    const before = index === 0 ? 0 : levelOf(headings[index - 1] as Element);
    if (before === 0 || level <= before + 1) return [];
    const message = `a level-${level} heading follows a level-${before} heading`;
    const help = `Make it a level-${before + 1} heading, because screen reader users may take a skipped level for missing content.`;
    return [{ rule: 'skipped-heading', message, help, element }];
  });
}

function levelOf({ localName }: Element): number {
  return Number(localName.slice(1));
}

function images(page: Document): readonly Finding[] {
  return [...page.querySelectorAll('img')].filter(isShown).flatMap((element): Finding[] => {
    const found: Finding[] = [];
    if (!element.hasAttribute('alt') || (element.alt.trim() === '' && isAlone(element))) {
      const help =
        'Describe what it shows between the brackets, as in `![A red button](button.png)`. If it is only decorative, leave them empty.';
      found.push({ rule: 'image-text', message: 'an image has no alternative text', help, element });
    }
    if (!element.hasAttribute('width') || !element.hasAttribute('height')) {
      const help =
        'Set `width` and `height`, so that the text does not jump when the image loads. Markdown images get them automatically.';
      found.push({ rule: 'image-size', message: 'an image has no size', help, element });
    }
    return found;
  });
}

/** True for an image of the content that no words accompany. */
function isAlone(image: HTMLImageElement): boolean {
  if (!image.closest('[data-body]') || image.closest('[aria-hidden=true], [role=presentation], [role=none]')) return false;
  const around = image.closest('figure, a, button');
  return !around || nameOf(around) === '';
}

function namelessLinks(page: Document): readonly Finding[] {
  const links = [...page.querySelectorAll('a[href]')].filter(isShown);
  return links
    .filter((element) => !element.closest('[aria-hidden=true]') && nameOf(element) === '')
    .map((element) => ({
      rule: 'link-text',
      message: 'a link has no text',
      help: 'Write a link text between the brackets, or the `alt` text of the image in the link.',
      element,
    }));
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  const drawn = [...element.querySelectorAll('img, svg')].map(
    (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? '',
  );
  const titles = [...element.querySelectorAll('svg title')].map(({ textContent }) => textContent ?? '');
  const own = [element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '', element.textContent ?? ''];
  return [...labels, ...own, ...drawn, ...titles].join('').trim();
}

function isShown(element: Element): boolean {
  return element.closest(ownElement) === null && element.checkVisibility();
}

export interface Finding {
  /** The name of a rule: of axe, or of ours. */
  readonly rule: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly help: string;
  readonly element: Element;
}
