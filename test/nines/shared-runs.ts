// Finds runs of words that texts have in common: the trace of a sentence that was copied.

export interface Text {
  readonly name: string;
  /** The words of each of its blocks. No run goes beyond a block. */
  readonly blocks: readonly (readonly string[])[];
}

export interface SharedRun {
  readonly texts: readonly [string, string];
  readonly run: string;
}

interface Place {
  readonly text: Text;
  readonly words: readonly string[];
  readonly at: number;
}

/** The words of Markdown in lower case, for each line, without code, targets and texts of links, and whole phrases that may repeat. */
export function blocksOf(markdown: string, formulas: readonly string[] = []): readonly (readonly string[])[] {
  const prose = markdown
    .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1 *$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->|`[^`\n]*`|!?\[[^\]\n]*\]\([^)\n]*\)/g, ' ')
    .replaceAll(/\b(?:https?|mailto):\S+/g, ' ');
  return formulas
    .reduce((text, formula) => text.replaceAll(formula, '\n'), prose)
    .split('\n')
    .map((line) => line.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,%-]+[\p{L}\p{N}]+)*/gu) ?? []);
}

/** Runs of at least `length` words, each once and as long as it is, for the first text that has it and any later one. */
export function sharedRuns(texts: readonly Text[], length: number): readonly SharedRun[] {
  const first = new Map<string, Place>();
  const runs: SharedRun[] = [];
  for (const text of texts) {
    for (const words of text.blocks) {
      // Where the last run ended: what begins within it is a part of it.
      let end = 0;
      for (let at = 0; at + length <= words.length; at++) {
        const key = words.slice(at, at + length).join(' ');
        const place = first.get(key);
        if (place === undefined) first.set(key, { text, words, at });
        else if (place.text !== text && at + length > end) {
          const size = commonLength(place, words, at);
          end = at + size;
          runs.push({ texts: [place.text.name, text.name], run: words.slice(at, end).join(' ') });
        }
      }
    }
  }
  return runs;
}

function commonLength(place: Place, words: readonly string[], at: number): number {
  let size = 0;
  while (at + size < words.length && place.words[place.at + size] === words[at + size]) size++;
  return size;
}
