// Words to a button that a script adds.

/** `name` is its class: the stylesheet draws it. */
export function makeButton(name: string, label: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.ariaLabel = label;
  button.addEventListener('click', () => onClick(button));
  return button;
}
