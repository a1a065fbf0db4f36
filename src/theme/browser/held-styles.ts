// Sets the styles that components have given their elements, which the policy of the site refuses in HTML and allows to scripts.

declare const process: { readonly env: { readonly NODE_ENV: string } };

/** The attribute is `heldStyle` of the model. Call it before React takes the elements over. */
export function setHeldStyles(container: Element): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    const { dataset } = element;
    const text = dataset['style'] as string;
    delete dataset['style'];
    element.style.cssText = text;
    // Browsers write it in their own way, and this React compares what the server has written.
    if (process.env.NODE_ENV === 'development') {
      element.getAttribute = (name) => (name === 'style' ? text : Element.prototype.getAttribute.call(element, name));
    }
  }
}
