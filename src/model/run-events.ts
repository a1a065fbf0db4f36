// Defines the types of the events of a run: its progress and its trace.

export interface ProgressEvent {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** A complete event of the trace event format; times in microseconds since the process started. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: 'X';
  readonly ts: number;
  readonly dur: number;
  readonly pid: 1;
  /** 0 for stages and plugins; overlapping work has lanes of its own. */
  readonly tid: number;
}
