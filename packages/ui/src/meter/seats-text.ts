const fewSeats = 3;

/** `5 of 12 seats left`, `Only 2 seats left`, `All 12 seats taken`. */
export function seatsText(free: number, seats: number): string {
  if (free <= 0) return `All ${seats} seats taken`;
  if (free <= fewSeats) return `Only ${free} ${free === 1 ? 'seat' : 'seats'} left`;
  return `${free} of ${seats} seats left`;
}
