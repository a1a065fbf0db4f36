// Reads from the page of an operation what it shows of it.
import type { Documented } from './documented.ts';

/** As many bodies are looked for as are documented. */
export function shownOperation(html: string, { page, bodies }: Documented): Documented {
  const [endpoint = ''] = /<div class="api-endpoint"[\s\S]*?<\/code>/.exec(html) ?? [];
  const plain = (part: string): string => part.replaceAll(/<[^>]*>/g, '');
  const [, method = '', path = ''] =
    /^(\w+) (.*)$/.exec(plain(endpoint.replace(/<span class="api-server">.*?<\/span>/, ''))) ?? [];
  const fields = Array.from(html.matchAll(/class="api-field" id="([^"]*)"/g), ([, id = '']) => id);
  const parameters = fields.flatMap((id) => {
    const [, place, name] = /^(path|query|header|cookie)\.(.*)$/.exec(id) ?? [];
    return place === undefined || name === undefined ? [] : [{ name, place }];
  });
  const propertiesOf = (id: string): string[] =>
    fields.flatMap((one) =>
      one.startsWith(`${id}.`) && !one.slice(id.length + 1).includes('.') ? [one.slice(id.length + 1)] : [],
    );
  return {
    page,
    title: plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    method,
    path,
    parameters,
    statuses: Array.from(html.matchAll(/<h3[^>]*><span class="api-status[^"]*">(\w+)/g), ([, status = '']) => status),
    bodies: bodies.map((_, at) => {
      const id = at === 0 ? 'body' : `body-${at + 1}`;
      const [, type = ''] = new RegExp(`id="${id}"><p><code>([^<]*)</code>`).exec(html) ?? [];
      return { type, properties: propertiesOf(id) };
    }),
  };
}
