// Defines the types of plain JSON data, which can pass through the cache and to the theme, and changes its texts.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** A copy with changed texts. Keys stay as they are. */
export function withTexts(data: Json, change: (text: string) => string): Json {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null) return data;
  if (isList(data)) return data.map((one) => withTexts(one, change));
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, one === undefined ? one : withTexts(one, change)]));
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data);
}
