// A hook that has nothing to stand on, to what it throws: in the words of Docusaurus, by which people find help.

export function outside(hook: string, provider: string): Error {
  return new Error(
    `Hook ${hook} is called outside the <${provider}>. This can happen if its component stands on a page that is no doc.`,
  );
}
