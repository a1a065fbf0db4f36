// Finds the language that a reader would rather read a page in.

/**
 * Undefined for one who prefers none of the others. `wanted` are BCP 47 tags, the most wanted first: each means the language of
 * exactly that tag, else one in the same language and script, such as `pt-BR` for `pt-PT`.
 */
export function betterLanguage(wanted: readonly string[], current: string, others: readonly string[]): string | undefined {
  const all = [current, ...others];
  for (const tag of wanted) {
    const kind = kindOf(tag);
    const found = all.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? all.find((one) => kindOf(one) === kind);
    if (found !== undefined) return found === current ? undefined : found;
  }
  return undefined;
}

/** `zh-TW` is `zh-Hant`, and `zh-CN` is `zh-Hans`. */
function kindOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers may be set to anything.
    return tag;
  }
}
