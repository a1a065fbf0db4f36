// Parses the words after the language of a code fence.

export interface MetaWord {
  readonly name: string;
  /** Without quotes; undefined for a word without "=". */
  readonly value: string | undefined;
  /** As written. */
  readonly text: string;
  /** Where it begins in the text. */
  readonly at: number;
}

const pattern = /([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|(\S*))|\{[^}]*\}|\S+/g;

export function metaWords(text: string): readonly MetaWord[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [written, name, ...values] = match;
    return { name: name ?? written, value: values.find((value) => value !== undefined), text: written, at: match.index };
  });
}
