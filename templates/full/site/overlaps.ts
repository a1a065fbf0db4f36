interface Booking {
  readonly from: Date;
  readonly to: Date;
}

// #region overlaps
/** True where two bookings need the same room at the same time. */
export function overlaps(one: Booking, other: Booking): boolean {
  return one.from < other.to && other.from < one.to;
}
// #endregion
