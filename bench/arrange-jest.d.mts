// Declares the types of arrange-jest.mjs, for tests.
export const jestConfig: string;
export function arrangeJest(jest: string, folder: string): Promise<string>;
export function copyWritable(from: string, to: string): Promise<void>;
