// Prints the English catalogue as the table of the manual.
import type { Text } from '#model/strings/say';
import { english } from '#model/strings/strings';

export function textsTable(): string {
  const rows = Object.entries(english as Readonly<Record<string, Text>>).sort(([a], [b]) => (a < b ? -1 : 1));
  return ['| id | English text |', '|---|---|', ...rows.map(([id, text]) => `| \`${id}\` | ${printText(text)} |`)].join('\n');
}

function printText(text: Text): string {
  if (typeof text === 'string') return `\`${text}\``;
  return Object.entries(text)
    .map(([category, form]) => `${category}: \`${form}\``)
    .join(', ');
}
