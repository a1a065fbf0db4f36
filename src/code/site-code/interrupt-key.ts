// Names the property of `globalThis` by which a program can be interrupted.

/** The symbol under which the watchdog finds the function to call on the main thread. */
export const interruptKey = 'slodocs.interrupt';
