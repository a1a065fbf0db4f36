// Shows the definition of a term on the first tap of its link and follows the link on the second, since touch screens have no hover.
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
