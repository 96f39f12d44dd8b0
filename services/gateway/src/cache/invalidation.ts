import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import { reviewsChanged } from '@valam/contracts/leads/review.events';
import { Log } from '@valam/service-kit/logging/log';
import { Nats, onReconnect } from '@valam/service-kit/nats/nats';
import { MicroCache } from './micro-cache.js';

/** Events with the cache tags that they invalidate. */
const contentSubjects = 'evt.catalog.>';

/** Drops cached responses as soon as their data has changed. Every replica has its own subscription. */
@Injectable()
export class CacheInvalidation implements OnModuleInit {
  constructor(
    private readonly nats: Nats,
    private readonly cache: MicroCache,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.listen(contentSubjects, tagsIn);
    this.listen(reviewsChanged.subject, () => ['reviews']);
    // Events published while the connection was lost are missed.
    onReconnect(this.nats.connection, () => this.cache.dropAll());
  }

  private listen(subject: string, tagsOf: (payload: unknown) => readonly string[]): Subscription {
    return this.nats.connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) return this.log.error({ err: error, subject }, 'changes are not heard');
        try {
          const change: unknown = message.json();
          if (isWithdrawn(change)) this.cache.forget(tagsOf(change));
          else this.cache.drop(tagsOf(change));
        } catch (unreadable) {
          this.log.warn({ err: unreadable, subject: message.subject }, 'a change without tags');
          this.cache.dropAll();
        }
      },
    });
  }
}

function tagsIn(payload: unknown): readonly string[] {
  if (typeof payload !== 'object' || payload === null || !('tags' in payload)) return [];
  return Array.isArray(payload.tags) ? payload.tags.map(String) : [];
}

const isWithdrawn = (change: unknown): boolean =>
  typeof change === 'object' && change !== null && 'isPublished' in change && change.isPublished === false;
