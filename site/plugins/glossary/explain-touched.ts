// Shows what a term means at the first touch of its link, and follows the link at the second: a finger has no other way to ask.
document.addEventListener(
  'click',
  (event) => {
    const { target, pointerType } = event as PointerEvent;
    const term = (target as Partial<Element>).closest?.('a.glossary-term');
    const shown = document.querySelector('a.glossary-term[data-shown]');
    shown?.removeAttribute('data-shown');
    if (!term || term === shown || pointerType !== 'touch') return;
    event.preventDefault();
    event.stopPropagation();
    term.setAttribute('data-shown', '');
  },
  true,
);
