// Git's history, as a plugin reads it.

/** The history of the repository that the site is in. */
export interface History {
  /** The clone holds only a part of it. */
  readonly shallow: boolean;
  /** What git prints, run at the root: the arguments begin with a command such as `log`. */
  git(args: readonly string[]): Promise<string>;
}
