// Finds forms in a text that the native parser reads in another way than the reference engine: all are seldom, and mostly slips.

/** Each was found by generated texts, and shrunk. */
const oddForms: readonly RegExp[] = [
  // A footnote behind so much space that it is code.
  /(?:^|[\r\n])(?=[ \t>]*(?:\t| {4})[ \t]*(?![ \t]))[ \t>]+\[\^[^\]\r\n]*\]:/,
  // A directive behind a footnote's colon.
  /\]::/,
  // Emphasis between a sign of two code units, which only one engine takes for punctuation, and another sign.
  /[\ud800-\udfff][~_]|[~_][\ud800-\udfff]|[^\s*]\*+[\ud800-\udfff]|[\ud800-\udfff]\*+[^\s*]/,
  // The end of a line of an old Mac, which one engine does not take for one everywhere.
  /\r(?!\n)/,
  // A directive whose name a sign of two code units follows, and one whose last line is a backslash.
  /:[\w-]+[\ud800-\udfff]/,
  /\\\r?\n[ \t>]*:::/,
  // Emphasis that may end right before an underscore.
  /[^*\s]\*_/,
  // A delimiter row behind a tab, which continues a list or not.
  /[\r\n](?=[ >]*\t)[ \t>]+(?![ \t>])(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/,
  // A delimiter row that is quoted below a line that is not, and the other way round.
  /(?:^|[\r\n])(?![ \t]*>)[^\r\n]*\r?\n(?=[ \t]*>)[ \t>]+(?![ \t>])(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/,
  /(?:^|[\r\n])[ \t]*>[^\r\n]*\r?\n(?![ \t]*>)(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/,
];

export function hasOddForm(text: string): boolean {
  return oddForms.some((form) => form.test(text));
}
