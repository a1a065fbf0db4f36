// Names the files of search tests.

/** The file that is read by default. */
export const defaultFile = 'search.test.yml';

/** Includes names that an author may have meant to be read. */
export const testFiles = 'search.{test,tests}.{yml,yaml,json}';
