// Declares the types of stage.mjs, for tests.
export function removeLeft(root: string): Promise<void>;
export function openStage(root: string): Promise<string>;
export function closeStage(stage: string): void;
export function replaceFolder(root: string, from: string, to: string): Promise<void>;
