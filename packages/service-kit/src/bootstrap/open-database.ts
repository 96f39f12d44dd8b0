import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isTransient } from '../database/transient.js';
import type { Logger } from '../logging/logger.js';

const pauseMs = 500;
const triesBeforeGivingUp = 120;

/** Waits up to a minute for the database to start; a wrong address or password fails immediately. */
export async function openDatabase(dataSource: DataSource, log: Logger): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      if (!isTransient(error) || tries === triesBeforeGivingUp) throw error;
      if (tries === 1) log.warn({ err: error }, 'waiting for the database');
      await pause(pauseMs);
    }
  }
}
