import type { EntityManager, EntitySubscriberInterface, QueryRunner, TransactionCommitEvent } from 'typeorm';

const emitting = new WeakSet<QueryRunner>();

export function markAsEmitting(tx: EntityManager): void {
  if (tx.queryRunner) emitting.add(tx.queryRunner);
}

/**
 * Publishes what a transaction has emitted as soon as it is committed. Not by NOTIFY: all transactions of a PostgreSQL server
 * that notify commit one after the other, each until the disks of primary and standby have it.
 */
export class PublishAfterCommit implements EntitySubscriberInterface {
  constructor(private readonly relay: { publishSoon(): void }) {}

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // The end of a savepoint is announced too.
    if (queryRunner.isTransactionActive || !emitting.delete(queryRunner)) return;
    this.relay.publishSoon();
  }
}
