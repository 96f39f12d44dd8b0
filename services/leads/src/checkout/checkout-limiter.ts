import { Injectable } from '@nestjs/common';

/** With at most four of ten connections, a popular departure leaves the others to the rest of the service. */
const atOnce = 4;

/**
 * Limits concurrent checkouts of one departure, in order of arrival. More would only wait for the departure's
 * row lock, each with a connection that the rest of the site needs.
 */
@Injectable()
export class CheckoutLimiter {
  private readonly queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  async inTurn<T>(departureId: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(departureId) ?? { running: 0, waiting: [] };
    this.queues.set(departureId, queue);
    // A freed slot is passed on directly, so that no later call takes it.
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>((go) => queue.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) this.queues.delete(departureId);
    }
  }
}
