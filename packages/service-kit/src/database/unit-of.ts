import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import type { ConfidentialEvents } from '../events/confidential.js';
import type { Keyring } from '../secrets/keyring.js';

/** Properties of the unit for code that has only a transaction. */
export interface UnitOfWork {
  readonly unit: string;
  readonly clock: Clock;
  /** Uses the service's key. */
  readonly keyring: Keyring;
  readonly confidential: ConfidentialEvents;
}

const units = new WeakMap<DataSource, UnitOfWork>();

/** Bound once at startup, so that `emit(tx, …)` and `addJob(tx, …)` need only the transaction. */
export function bindUnit(dataSource: DataSource, unit: UnitOfWork): void {
  units.set(dataSource, unit);
}

export function unitOf(tx: EntityManager): UnitOfWork {
  const unit = units.get(tx.dataSource);
  if (!unit) throw new Error('This data source was not opened by the kit');
  return unit;
}
