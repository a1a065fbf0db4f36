// Applies the inline styles of components by script, where the content security policy refuses them in HTML.

declare const process: { readonly env: { readonly NODE_ENV: string } };

/** The attribute is the model's `heldStyle`. Call this before React hydrates the elements. */
export function setHeldStyles(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    const { dataset } = element;
    const text = dataset['style'] as string;
    delete dataset['style'];
    element.style.cssText = text;
    // Browsers normalise the attribute, and React's development build compares it with the server's text.
    if (process.env.NODE_ENV === 'development') {
      element.getAttribute = (name) => (name === 'style' ? text : Element.prototype.getAttribute.call(element, name));
    }
  }
}
