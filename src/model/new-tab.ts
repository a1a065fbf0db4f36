// What a link says that opens a tab of its own, to those who do not see its mark.

/** Stands in the link, behind its own words. */
export const newTabWords = ' (opens in new tab)';

/** Takes them out of sight, and out of what is copied. */
export const hiddenClass = 'visually-hidden';
