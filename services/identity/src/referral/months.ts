/** The last twelve months up to this day, oldest first, as `2027-02`. */
export function lastTwelveMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const at = last - 11 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
