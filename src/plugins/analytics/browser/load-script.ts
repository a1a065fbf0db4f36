// Loads the script of a service. Where it is blocked, nothing happens: what was to be reported stays in a list.
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  document.head.append(script);
}
