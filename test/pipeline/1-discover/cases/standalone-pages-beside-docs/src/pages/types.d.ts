export type Never = never;
