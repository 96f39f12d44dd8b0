import { DiscoveryService } from '@nestjs/core';
import type { AdminService } from '@valam/contracts/shared/admin';
import { eventReaders } from '@valam/contracts/shared/streams';
import { boundMethods } from '../discovery/bound-methods.js';
import { eventMetadata, type EventBinding } from '../events/on-event.js';
import type { TestService } from './start-test-service.js';

/** Events with a consumer and no method, which would pile up, or with a method and no consumer. */
export function unreadEvents({ app }: TestService, service: AdminService): string[] {
  const discovery = app.get(DiscoveryService, { strict: false });
  const handled = boundMethods<EventBinding>(discovery, eventMetadata).map(
    ({ binding }) => binding.event.subject,
  );
  const read = eventReaders[service];
  return [
    ...read.filter((subject) => !handled.includes(subject)),
    ...handled.filter((subject) => !read.includes(subject)),
  ];
}
