/** Limits of concurrent reads, in total and per area of the API: at most half a second of work. */
const mostReads = 256;
const mostReadsOfOneArea = 128;
/** Writes may wait longer than reads: five hundred people may want the last twelve seats. */
const mostWrites = 1_000;

/**
 * Factor for the limits of reads while the event loop lags: the process needs CPU time to reject requests.
 */
const roomWhenLate = 0.25;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns true for methods without side effects. */
export const isRead = (method: string): boolean => reading.has(method);

/**
 * Counts calls in progress. Calls beyond the limits would only delay each other: at five times the capacity
 * of a unit, all calls would time out and none would be served.
 */
export class LoadShedder {
  private reads = 0;
  private writes = 0;
  private readonly readsOf = new Map<string, number>();

  constructor(private readonly isLate: () => boolean) {}

  hasRoomFor(method: string, url: string): boolean {
    if (!isRead(method)) return this.writes < mostWrites;
    const part = this.isLate() ? roomWhenLate : 1;
    return this.reads < mostReads * part && (this.readsOf.get(areaOf(url)) ?? 0) < mostReadsOfOneArea * part;
  }

  /** Counts a call as in progress until the returned function is called. */
  enter(method: string, url: string): () => void {
    if (!isRead(method)) {
      this.writes += 1;
      return () => (this.writes -= 1);
    }
    const area = areaOf(url);
    this.reads += 1;
    this.readsOf.set(area, (this.readsOf.get(area) ?? 0) + 1);
    return () => {
      this.reads -= 1;
      const left = (this.readsOf.get(area) ?? 1) - 1;
      if (left > 0) this.readsOf.set(area, left);
      else this.readsOf.delete(area);
    };
  }
}

/** `tours` in `/api/tours/discovering-shiva`: an area that hangs must not block the others. */
function areaOf(url: string): string {
  const [, , area = ''] = url.split(/[/?]/, 3);
  return area;
}
