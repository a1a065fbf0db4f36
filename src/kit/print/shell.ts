// Quotes words of commands that a person is to paste into a shell.

/** As POSIX shells read it, whatever is in it; blanks alone are quoted as every shell does. */
export function shellWord(word: string): string {
  if (/^[\w./@%+=:,-]+$/.test(word)) return word;
  return /^[\w./@+=:, -]+$/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A path is no option, even where its name begins like one. */
export function shellPath(path: string): string {
  return shellWord(path.startsWith('-') ? `./${path}` : path);
}
