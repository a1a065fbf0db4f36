// Declares the types of terminal.mjs, for tests.
export function drawTerminal(): Promise<{ readonly picture: string; readonly diagnostic: string }>;
