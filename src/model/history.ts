// Defines the types of git's history, as plugins read it.

/** The history of the repository that a folder is in. */
export interface History {
  /** True for a shallow clone. */
  readonly shallow: boolean;
  /** Runs git in the folder and returns its output: the arguments begin with a command such as `log`. */
  git(args: readonly string[]): Promise<string>;
}
