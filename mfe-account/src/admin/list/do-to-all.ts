import type { AdminRecord } from '@valam/contracts/shared/admin';
import { CallRefused } from '@valam/mfe-kit/api';
import type { Office, Values } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';

/** The outcome of one action for several records. */
export interface Deeds {
  readonly done: number;
  /** The records that were refused, by name, with the service's message. */
  readonly refused: readonly string[];
}

/** Runs an action for several records, one after the other; records to which it does not apply are skipped. */
export async function doToAll(
  office: Office,
  { name, titleOf }: EntityDescription,
  action: ActionDescription,
  records: readonly AdminRecord[],
  values: Values,
): Promise<Deeds> {
  const concerned = records.filter((record) => action.when?.(record) ?? true);
  const refused: string[] = [];
  for (const record of concerned) {
    try {
      await office.act(name, record.id, action.name, values);
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      refused.push(`${titleOf(record)}: ${[reason.message, ...Object.values(reason.fields)].join(' ')}`);
    }
  }
  return { done: concerned.length - refused.length, refused };
}
