// A text to YAML that means that text.

/** Plain where no reader could take it for something else, also inside brackets; in double quotes otherwise. */
export function quoteYaml(text: string): string {
  const isPlain =
    /^[\p{L}][\p{L}\d_/.-]*(?: [\p{L}\d_/.-]+)*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
