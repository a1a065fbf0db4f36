// Types of git's history, as plugins read it.

/** The history of the repository that the site is in. */
export interface History {
  /** True for a shallow clone. */
  readonly shallow: boolean;
  /** Runs git at the root and returns its output: the arguments begin with a command such as `log`. */
  git(args: readonly string[]): Promise<string>;
}
