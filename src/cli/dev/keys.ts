// Listens for single keys on an interactive terminal.

/** Returns false where there is no terminal to listen to. Ctrl-C is left to the process. */
export function listenForKeys(keys: Readonly<Record<string, () => void>>): boolean {
  const { stdin } = process;
  if (!stdin.isTTY) return false;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  stdin.on('data', (text: string) => {
    // In raw mode, the terminal sends Ctrl-C as a character.
    if (text === '\u0003') process.kill(process.pid, 'SIGINT');
    else keys[text.toLowerCase()]?.();
  });
  return true;
}
