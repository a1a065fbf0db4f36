// Lists the regular expressions that may take more than linear time, or that only a run can know, each with what bounds it.

/** By file and text. */
export const exceptions = [
];
