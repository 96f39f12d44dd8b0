import type { EntityManager, EntitySubscriberInterface, QueryRunner, TransactionCommitEvent } from 'typeorm';

const emitting = new WeakSet<QueryRunner>();

export function markAsEmitting(tx: EntityManager): void {
  if (tx.queryRunner) emitting.add(tx.queryRunner);
}

/**
 * Publishes the events of a transaction directly after its commit. Without NOTIFY: PostgreSQL serializes the
 * commits of all transactions that notify, each waiting for the disks of primary and standby.
 */
export class PublishAfterCommit implements EntitySubscriberInterface {
  constructor(private readonly relay: { publishSoon(): void }) {}

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // TypeORM calls this at the end of a savepoint too.
    if (queryRunner.isTransactionActive || !emitting.delete(queryRunner)) return;
    this.relay.publishSoon();
  }
}
