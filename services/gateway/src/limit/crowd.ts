/** Of everything that is read together, and of what one part of the API is asked: half a second of work at most. */
const mostReads = 256;
const mostReadsOfOneArea = 128;
/** What someone sends is waited for longer than what someone reads: five hundred may want the last twelve seats. */
const mostWrites = 1_000;

/** What is left of the room for reads while this process itself is late: it needs its time to turn others away. */
const roomWhenLate = 0.25;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call asks without sending anything. */
export const isRead = (method: string): boolean => reading.has(method);

/**
 * Counts the calls that are being worked on. More than these would only make each other late: at five times the load a
 * unit can carry, everybody would wait for their time limit and no one be served.
 */
export class Crowd {
  private reads = 0;
  private writes = 0;
  private readonly readsOf = new Map<string, number>();

  constructor(private readonly isLate: () => boolean) {}

  hasRoomFor(method: string, url: string): boolean {
    if (!isRead(method)) return this.writes < mostWrites;
    const part = this.isLate() ? roomWhenLate : 1;
    return this.reads < mostReads * part && (this.readsOf.get(areaOf(url)) ?? 0) < mostReadsOfOneArea * part;
  }

  /** Counts a call until what is returned is called. */
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

/** `tours` of `/api/tours/discovering-shiva`: a part that hangs must not stop the others. */
function areaOf(url: string): string {
  const [, , area = ''] = url.split(/[/?]/, 3);
  return area;
}
