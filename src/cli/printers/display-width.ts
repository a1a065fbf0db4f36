// Measures how many columns a character takes on a terminal.
import { eastAsianWidth } from 'get-east-asian-width';

/** An emoji is one picture, however many code points it has. */
const emoji =
  /^(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}\p{EMod}?(?:\uFE0F|\u200D))/u;
const withoutWidth = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF\uD7B0-\uD7FF]$/u;

/** The columns of one grapheme cluster. */
export function clusterWidth(cluster: string): number {
  if (/^[ -~]$/.test(cluster)) return 1;
  if (emoji.test(cluster)) return 2;
  let width = 0;
  for (const character of cluster) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (withoutWidth.test(character)) return 0;
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
