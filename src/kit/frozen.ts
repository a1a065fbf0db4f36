// Freezes plain data as deep as it goes, so that nobody who is handed it can change it for others.

/** The same value. What is frozen already is looked into no further; functions and instances of classes stay as they are. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const kind: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && kind !== Object.prototype && kind !== null) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) if (typeof inner === 'object') frozen(inner);
  return value;
}
