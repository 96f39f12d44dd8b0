import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import type { ConfidentialEvents } from '../events/confidential.js';
import type { Sealer } from '../secrets/sealer.js';

/** What code that only holds a transaction may need to know about the unit it runs in. */
export interface UnitOfWork {
  readonly unit: string;
  readonly clock: Clock;
  /** Of the service's own key. */
  readonly sealer: Sealer;
  readonly confidential: ConfidentialEvents;
}

const units = new WeakMap<DataSource, UnitOfWork>();

/** Told once at start, so that `emit(tx, …)` and `addJob(tx, …)` need nothing but the transaction. */
export function bindUnit(dataSource: DataSource, unit: UnitOfWork): void {
  units.set(dataSource, unit);
}

export function unitOf(tx: EntityManager): UnitOfWork {
  const unit = units.get(tx.dataSource);
  if (!unit) throw new Error('This data source was not opened by the kit');
  return unit;
}
