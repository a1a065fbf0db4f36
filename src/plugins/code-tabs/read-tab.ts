// Reads the tab that the first line of a code block names.
import type { Code } from 'mdast';
import { type MetaWord, metaWords } from 'slodocs/kit';

export interface TabWord {
  readonly word: MetaWord;
  /** The label in place of the language's. */
  readonly label?: string;
  /** How many blocks the tab holds, this one included. */
  readonly span: number;
  /** A fault, with a hint. */
  readonly fault?: { readonly message: string; readonly help: string };
}

/** Undefined for a fence that is not a tab. */
export function readTab({ meta }: Code): TabWord | undefined {
  const word = metaWords(meta ?? '').find(({ name, text }) => name === 'tab' && !text.startsWith('{'));
  if (!word) return undefined;
  if (word.value === undefined) return { word, span: 1 };
  if (!word.value.startsWith('{')) return labelled(word, word.value);
  let value: unknown;
  try {
    value = JSON.parse(word.value);
  } catch {
    return faulty(word, `"${word.text}" is not JSON`, 'Write it as in `tab={"label":"My tab","span":2}`.');
  }
  const { label, span = 1, ...others } = value as { label?: unknown; span?: unknown };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return faulty(word, `a tab has no key "${unknown}"`, 'Its keys are "label" and "span".');
  if (!Number.isInteger(span) || Number(span) < 1)
    return faulty(word, `the span of a tab cannot be ${JSON.stringify(span)}`, 'It is the number of blocks in the tab.');
  if (label === undefined) return { word, span: Number(span) };
  if (typeof label !== 'string')
    return faulty(word, `the label of a tab cannot be ${JSON.stringify(label)}`, 'It must be a string.');
  return { ...labelled(word, label), span: Number(span) };
}

function labelled(word: MetaWord, label: string): TabWord {
  if (label.trim() !== '') return { word, label, span: 1 };
  return faulty(word, 'the label of this tab is empty', 'Write the name of the tab, or only `tab` for the name of its language.');
}

function faulty(word: MetaWord, message: string, help: string): TabWord {
  return { word, span: 1, fault: { message, help } };
}
