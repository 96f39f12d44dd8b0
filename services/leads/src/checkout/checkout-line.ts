import { Injectable } from '@nestjs/common';

/** With at most four of ten connections, one departure in demand leaves the others to the rest of the service. */
const atOnce = 4;

/**
 * Limits concurrent checkouts of one departure, in order of arrival. More would only wait for the departure's row in the
 * database, each with a connection that the rest of the site needs.
 */
@Injectable()
export class CheckoutLine {
  private readonly lines = new Map<string, { going: number; readonly waiting: (() => void)[] }>();

  async inTurn<T>(departureId: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(departureId) ?? { going: 0, waiting: [] };
    this.lines.set(departureId, line);
    // A freed slot is passed on directly, so that no later arrival takes it.
    if (line.going < atOnce) line.going += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.going === 0) this.lines.delete(departureId);
    }
  }
}
