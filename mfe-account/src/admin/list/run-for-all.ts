import type { AdminRecord } from '@valam/contracts/shared/admin';
import { CallRefused } from '@valam/mfe-kit/api';
import { wordsWithoutAnswer } from '@valam/mfe-kit/refused';
import type { Office, Values } from '../api/use-office';
import {
  versionFor,
  type ActionDescription,
  type PreviewDescription,
} from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';

/** The outcome of a bulk action. */
export interface BulkOutcome {
  readonly done: number;
  readonly refused: number;
  /** The number of records without a response: the action may have run. */
  readonly unknown: number;
  /** The names of the records for which it is not done, each with the service's message. */
  readonly notDone: readonly string[];
}

/** The records to which an action applies. */
export const concernedBy = (
  { when }: ActionDescription,
  records: readonly AdminRecord[],
): readonly AdminRecord[] => records.filter((record) => when?.(record) ?? true);

/** What will happen to a record, or why it will be rejected, by the record's id. */
export type Previews = Readonly<Record<string, Previewed>>;

interface Previewed {
  readonly lines: readonly string[];
  /** Sent with the action, which is for exactly what the preview showed; null if the preview was rejected. */
  readonly agreed: Values | null;
}

/** Runs an action on several records, one after the other. One whose preview was rejected is left out. */
export async function runForAll(
  office: Office,
  { name, titleOf }: EntityDescription,
  action: ActionDescription,
  records: readonly AdminRecord[],
  values: Values,
  previews: Previews | null,
): Promise<BulkOutcome> {
  const notDone: string[] = [];
  let unknown = 0;
  for (const record of records) {
    const { lines = [], agreed = {} } = previews?.[record.id] ?? {};
    if (!agreed) {
      notDone.push(`${titleOf(record)}: ${lines.join(' ')}`);
      continue;
    }
    try {
      await office.act(name, record.id, action.name, { ...values, ...agreed }, versionFor(action, record));
    } catch (reason) {
      notDone.push(`${titleOf(record)}: ${refusalWords(reason)}`);
      if (hasNoAnswer(reason)) unknown++;
    }
  }
  return { done: records.length - notDone.length, refused: notDone.length - unknown, unknown, notDone };
}

/** Requests the preview of an action for several records, one after the other. */
export async function previewAll(
  office: Office,
  { name }: EntityDescription,
  preview: PreviewDescription,
  records: readonly AdminRecord[],
  values: Values,
): Promise<Previews> {
  const previews: Record<string, Previewed> = {};
  for (const { id } of records) {
    try {
      const answer = await office.act(name, id, preview.action, values);
      previews[id] = { lines: preview.lines(answer), agreed: preview.agreed?.(answer) ?? {} };
    } catch (reason) {
      previews[id] = { lines: [`Refused: ${refusalWords(reason)}`], agreed: null };
    }
  }
  return previews;
}

const hasNoAnswer = (reason: unknown): boolean =>
  reason instanceof CallRefused && reason.failure.status === 0;

/** Any other error is a bug, and is rethrown. */
function refusalWords(reason: unknown): string {
  if (!(reason instanceof CallRefused)) throw reason;
  const { status, problem } = reason.failure;
  if (status === 0) return wordsWithoutAnswer(problem).description;
  return [reason.message, ...Object.values(reason.fields)].join(' ');
}
