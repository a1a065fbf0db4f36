// Shows what a term means at the first touch of its link, and follows the link at the second: a finger has no other way to ask.
let shown: HTMLElement | undefined;

document.addEventListener(
  'click',
  (event) => {
    const { target, pointerType } = event as PointerEvent;
    const term = (target as Partial<Element>).closest?.<HTMLElement>('a.glossary-term') ?? undefined;
    const isFirst = term !== undefined && term !== shown && pointerType === 'touch';
    shown?.removeAttribute('data-shown');
    shown = isFirst ? term : undefined;
    if (!isFirst) return;
    event.preventDefault();
    event.stopPropagation();
    term.dataset['shown'] = '';
  },
  true,
);
