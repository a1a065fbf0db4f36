// What one kind of thing in a body can do.
export interface Part {
  /** Takes in what stands in the body by now; what it knows stays as it is. */
  refresh(): void;
  /** Leaves the body as it was found. */
  end(): void;
}
