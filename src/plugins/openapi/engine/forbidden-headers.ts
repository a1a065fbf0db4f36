// Lists the headers that browsers set themselves, whatever a page requests.

const names = new Set([
  'accept-charset',
  'accept-encoding',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);

/** By the standard "Fetch"; `User-Agent` too, which some browsers leave out without a word. */
export function isForbiddenHeader(name: string): boolean {
  return names.has(name.toLowerCase()) || /^(?:proxy-|sec-|access-control-request-)/i.test(name);
}
