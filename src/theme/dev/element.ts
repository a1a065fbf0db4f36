// Creates elements of the badge, which shares no code with the theme.

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A button that is disabled once its action is done, and says so where it is not possible. */
export function action(label: string, act: () => Promise<boolean>): HTMLButtonElement {
  const button = element('button', { type: 'button', textContent: label });
  button.addEventListener('click', async () => {
    button.disabled = true;
    const isDone = await act().catch(() => false);
    button.disabled = isDone;
    if (!isDone) button.textContent = `${label}: not possible`;
  });
  return button;
}

export function say(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
