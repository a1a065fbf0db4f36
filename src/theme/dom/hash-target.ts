// Finds the element that the hash of an address names.

export function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
