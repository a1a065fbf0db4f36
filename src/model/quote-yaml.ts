// Quotes a text for YAML where needed.

/** Plain where no parser could read it differently, even inside brackets; double-quoted otherwise. */
export function quoteYaml(text: string): string {
  const isPlain =
    /^[\p{L}][\p{L}\d_/.-]*(?: [\p{L}\d_/.-]+)*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
