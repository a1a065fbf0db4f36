// Looks up texts in any Unicode normalization form: `ü` is one character or two.

/** The text of a map as it is, or else the first one that differs in the composition of its letters alone. */
export function inAnyForm<T>(map: ReadonlyMap<string, T>): (key: string) => T | undefined {
  let composed: Map<string, T> | undefined;
  return (key) => {
    const found = map.get(key);
    if (found !== undefined || !isComposed(key)) return found;
    if (!composed) {
      composed = new Map();
      for (const [own, value] of map) if (isComposed(own) && !composed.has(own.normalize())) composed.set(own.normalize(), value);
    }
    return composed.get(key.normalize());
  };
}

/** The text as it stands in the list, or else one that differs in the composition of its letters alone. */
export function formIn(text: string, list: readonly string[]): string | undefined {
  if (list.includes(text)) return text;
  if (!isComposed(text)) return undefined;
  const form = text.normalize();
  return list.find((one) => isComposed(one) && one.normalize() === form);
}

function isComposed(text: string): boolean {
  return /[^\0-\x7F]/.test(text);
}
