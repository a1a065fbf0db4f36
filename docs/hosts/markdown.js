// Finds what to answer a request for a page with: its Markdown, or with a note for caches the page.

/**
 * `find` fetches a request without this script. Resolves to undefined where the client prefers HTML, and where a page has no
 * Markdown.
 */
export async function markdownOf(request, find) {
  if (!isForPage(request) || !prefersMarkdown(request.headers.get('accept') ?? '')) return undefined;
  const url = new URL(request.url);
  url.pathname = `${url.pathname.replace(/\/$/, '') || '/index'}.md`;
  const found = await find(new Request(url, { method: request.method, headers: forFile(request.headers) }));
  const isMarkdown = found.status === 304 || found.headers.get('content-type')?.startsWith('text/markdown');
  if (!isMarkdown || found.status >= 400) return undefined;
  return answer(found, { 'Content-Location': url.pathname });
}

/** Tells caches that the address has its Markdown as well. */
export function withVary(request, page) {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') || page.status === 304;
  return isForPage(request) && isPage ? answer(page, {}) : page;
}

function answer({ body, status, statusText, headers }, more) {
  const changed = new Headers(headers);
  changed.append('Vary', 'Accept');
  for (const [name, value] of Object.entries(more)) changed.set(name, value);
  return new Response(body, { status, statusText, headers: changed });
}

function isForPage({ method, url }) {
  return (method === 'GET' || method === 'HEAD') && !/\.(?:html|md)$|^\/assets\//.test(new URL(url).pathname);
}

function forFile(headers) {
  const changed = new Headers(headers);
  changed.set('Accept', '*/*');
  return changed;
}

/** By the weights of both, and by their order where these are equal. */
export function prefersMarkdown(accept) {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range, order) => {
      const [type, ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, order, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    });
  const rangeOf = (...types) => types.flatMap((type) => ranges.find((range) => range.type === type) ?? [])[0];
  const markdown = rangeOf('text/markdown');
  const html = rangeOf('text/html', 'text/*', '*/*');
  if (!markdown?.weight) return false;
  if (!html || markdown.weight !== html.weight) return markdown.weight > (html?.weight ?? 0);
  return html.type !== 'text/html' || markdown.order < html.order;
}
