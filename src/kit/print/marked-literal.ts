// Prints data as JavaScript in modules of pages, where marks stand for files whose names are not known yet.
import { jsonWithMarks } from '#model/asset-mark';

/** JSON is JavaScript but for one key, which would set the prototype. No text in it can look like a key: its quotes are escaped. */
export function markedLiteral(value: unknown): string {
  return jsonWithMarks(value).replace(/([{,])"__proto__":/g, '$1["__proto__"]:');
}

export function markedKey(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : jsonWithMarks(name);
}
