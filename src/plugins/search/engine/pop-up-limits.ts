// Tells how many results the pop-up asks for: those that are in sight, about, and those for readers who go on.

export const firstResults = { limit: 8, perGroup: 5 } as const;

export const allResults = { ...firstResults, limit: 20 } as const;
