// Characters to the columns that they take on a terminal.

/** Ranges of code points that are two columns wide, beyond the emoji that a property of Unicode names. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2fb],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

/** One picture, however many code points it is made of. */
const emoji =
  /^(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}\p{EMod}?(?:\uFE0F|\u200D))/u;
const withoutWidth = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF\uD7B0-\uD7FF]$/u;

/** The columns of what a reader takes for one character. */
export function clusterWidth(cluster: string): number {
  if (/^[ -~]$/.test(cluster)) return 1;
  if (emoji.test(cluster)) return 2;
  let width = 0;
  for (const character of cluster) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (withoutWidth.test(character)) return 0;
  const code = character.codePointAt(0) ?? 0;
  return wide.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
