// Prints a recorded element as code that creates it, with its static content as HTML.
import { markedKey, markedLiteral } from '#kit/print/marked-literal';
import { isSpread, Recorded, Reference, recorder } from './recorded.ts';

export interface ElementPrinter {
  /** Prints code that creates the element. */
  print(element: unknown): string;
}

/** `htmlOf` renders the content of a static element; `image` prints an image with computed props. */
export function printElements(
  htmlOf: (children: unknown) => string,
  image: { readonly type: unknown; make(props: object): unknown; readonly name: () => string },
): ElementPrinter {
  // Components may inspect their children.
  const printProps = (props: Readonly<Record<string, unknown>>, inHtml: boolean): string => {
    const members = Object.entries(props).map(([name, value]) =>
      isSpread(name) && value instanceof Reference ? `...${value.code}` : `${markedKey(name)}:${printIn(value, inHtml)}`,
    );
    return `{${members.join()}}`;
  };
  const printElement = ({ type, props }: Recorded, inHtml: boolean): string => {
    if (type === image.type) {
      if (isPlain(props)) {
        return printElement(image.make(props) as Recorded, inHtml);
      }
      return call(image.name(), props, false);
    }
    if (type instanceof Reference) return call(type.code, props, inHtml && type === recorder.Fragment);
    const inner = inHtml ? plainHtml(props) : undefined;
    if (inner === undefined) return call(markedLiteral(String(type)), props, inHtml);
    const { children: _, ...rest } = props;
    return call(markedLiteral(String(type)), { ...rest, dangerouslySetInnerHTML: { __html: inner } }, false);
  };
  // Children in fixed positions need no keys.
  const call = (type: string, props: Readonly<Record<string, unknown>>, inHtml: boolean): string => {
    const name = Array.isArray(props['children']) ? '_jsxs' : '_jsx';
    return `${name}(${type},${printProps(props, inHtml)})`;
  };
  /** Undefined where it contains no element, or anything but HTML elements. */
  const plainHtml = ({ children }: Readonly<Record<string, unknown>>): string | undefined => {
    const all = [children].flat();
    if (!all.some((child) => child instanceof Recorded) || !all.every(isPlainChild)) return undefined;
    const html = htmlOf(children);
    // React hoists head elements to the front.
    return html.startsWith('<link') ? undefined : html;
  };
  const isPlainChild = (child: unknown): boolean =>
    child instanceof Recorded
      ? (child.type === image.type || (typeof child.type === 'string' && !hoisted.has(child.type))) &&
        isPlain(child.props) &&
        [child.props['children']].flat().every(isPlainChild)
      : isText(child);
  const printIn = (value: unknown, inHtml: boolean): string => {
    if (value instanceof Reference) return value.code;
    if (value instanceof Recorded) return printElement(value, inHtml);
    if (typeof value === 'string') return markedLiteral(value);
    if (Array.isArray(value)) return `[${value.map((one) => printIn(one, inHtml)).join()}]`;
    if (typeof value === 'object' && value !== null) return printProps(value as Record<string, unknown>, false);
    return String(value);
  };
  return { print: (element) => printIn(element, true) };
}

const hoisted: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'script', 'style', 'textarea', 'title']);

/** True for props without computed values. */
function isPlain(props: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(props).every(
    ([name, value]) => name === 'children' || (!isSpread(name) && !(value instanceof Reference) && !(value instanceof Recorded)),
  );
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string' || typeof value === 'number';
}
