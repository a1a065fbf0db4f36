// Finds code tokens that differ in style from the code around them.

/** Runs in the browser. */
export function oddTokens(): string[] {
  return [...document.querySelectorAll('pre')].flatMap((block) => {
    const { fontSize } = getComputedStyle(block);
    return [...block.querySelectorAll('.token')].flatMap((token) => {
      const own = getComputedStyle(token);
      return own.fontSize === fontSize && own.display === 'inline' ? [] : [`${token.outerHTML}: ${own.fontSize} ${own.display}`];
    });
  });
}
