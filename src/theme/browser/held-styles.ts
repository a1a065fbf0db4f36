// Sets the styles that components have given their elements, which the policy of the site refuses in HTML and allows to scripts.
import { heldStyle } from '#model/page-data';

declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Call it before React takes the elements over. */
export function setHeldStyles(container: Element): void {
  for (const element of container.querySelectorAll<HTMLElement>(`[${heldStyle}]`)) {
    const text = element.getAttribute(heldStyle) ?? '';
    element.removeAttribute(heldStyle);
    element.style.cssText = text;
    // Browsers write it in their own way, and this React compares what the server has written.
    if (process.env.NODE_ENV === 'development') {
      element.getAttribute = (name) => (name === 'style' ? text : Element.prototype.getAttribute.call(element, name));
    }
  }
}
