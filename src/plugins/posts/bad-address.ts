// Describes the fault in the address of a tag or an author.

/** `whose` is such as `the tag "C++"`. */
export function badAddress(written: string, whose: string) {
  return {
    code: 'invalid-address',
    message: `"${written}" cannot be the address of ${whose}`,
    help: 'Give it a `permalink`: a path such as `/billing`, without a scheme, `?`, `#`, `\\` or `..`.',
  };
}
