import { kitMigration } from './migration.js';

/** Tables of the kit in every service's database. */
export const kitMigrations = [
  kitMigration(
    1,
    'events',
    `
    create table outbox (
      seq bigint generated always as identity primary key,
      id uuid not null unique,
      subject text not null,
      payload jsonb not null,
      trace text,
      occurred_at timestamptz not null,
      created_at timestamptz not null default now(),
      published_at timestamptz
    );
    create index outbox_unpublished on outbox (seq) where published_at is null;
    create index outbox_published on outbox (published_at) where published_at is not null;
    create table outbox_stream (
      only_row boolean primary key default true check (only_row),
      created text not null
    );
    create table inbox (
      consumer text not null,
      event_id uuid not null,
      at timestamptz not null default now(),
      primary key (consumer, event_id)
    );
    create index inbox_at on inbox (at);
    create table dead_event (
      consumer text not null,
      event_id uuid not null,
      subject text not null,
      payload jsonb,
      trace text,
      occurred_at timestamptz,
      error text not null,
      at timestamptz not null default now(),
      primary key (consumer, event_id)
    );
    `,
  ),
  kitMigration(
    2,
    'idempotency-and-clock',
    `
    create table idempotency (
      scope text not null,
      key text not null,
      body_hash text not null,
      answer jsonb,
      at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index idempotency_at on idempotency (at);
    create table job_clock (
      only_row boolean primary key default true check (only_row),
      offset_ms bigint not null
    );
    `,
  ),
  kitMigration(
    3,
    'audit-without-records',
    `
    update outbox set payload = payload || '{"before": null, "after": null}' where subject = 'evt.audit.recorded.v1';
    update dead_event set payload = payload || '{"before": null, "after": null}'
      where subject = 'evt.audit.recorded.v1' and jsonb_typeof(payload) = 'object';
    `,
  ),
  kitMigration(
    4,
    'confidential-events',
    `
    -- Where in its stream a confidential event is: it is deleted here once it was read there.
    alter table outbox add column stream_seq bigint;
    `,
  ),
  kitMigration(
    5,
    'redacted-failures',
    `
    -- When its personal data was redacted: it can be read since then, and no longer be replayed.
    alter table dead_event add column erased_at timestamptz;
    `,
  ),
  kitMigration(
    6,
    'audit-subjects',
    `
    -- NATS refuses the subject that all services shared. Entries move to the subject of their service: those not sent, those
    -- that a lost stream would have sent again, and those that failed, with the reader that replays them.
    update outbox set subject = 'evt.audit.' || (payload->>'service') || '.recorded.v1'
      where subject = 'evt.audit.recorded.v1';
    update dead_event
      set subject = 'evt.audit.' || (payload->>'service') || '.recorded.v1',
        consumer = 'identity__evt_audit_' || (payload->>'service') || '_recorded_v1'
      where subject = 'evt.audit.recorded.v1'
        and payload->>'service' in ('catalog', 'leads', 'identity', 'notifications');
    `,
  ),
];
