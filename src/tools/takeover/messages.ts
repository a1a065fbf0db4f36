// Drafts files with the labels of a language, by the keys of Docusaurus.
import type { Draft } from './draft.ts';

export interface Messages {
  /** False where the key has another text already, which stays. */
  add(locale: string, file: string, key: string, message: string): boolean;
  /** Writes the files to the draft. */
  finish(): void;
}

export const navbarFile = 'docusaurus-theme-classic/navbar.json';
export const footerFile = 'docusaurus-theme-classic/footer.json';
export const sidebarsFile = 'docusaurus-plugin-content-docs/current.json';
export const codeFile = 'code.json';

export function openMessages({ files }: Draft): Messages {
  const byPath = new Map<string, Map<string, string>>();
  return {
    add(locale, file, key, message) {
      const path = `i18n/${locale}/${file}`;
      const known = byPath.get(path) ?? new Map<string, string>();
      byPath.set(path, known);
      const before = known.get(key);
      if (before === undefined) known.set(key, message);
      return before === undefined || before === message;
    },
    finish() {
      for (const [path, messages] of byPath) {
        const entries = Object.fromEntries([...messages].map(([key, message]) => [key, { message }]));
        files.set(path, `${JSON.stringify(entries, null, 2)}\n`);
      }
    },
  };
}
