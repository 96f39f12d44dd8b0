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
  /** The names of the rejected records, each with the service's message. */
  readonly refused: readonly string[];
}

/** The records to which an action applies. */
export const concernedBy = (
  { when }: ActionDescription,
  records: readonly AdminRecord[],
): readonly AdminRecord[] => records.filter((record) => when?.(record) ?? true);

/** Runs an action on several records, one after the other. */
export async function runForAll(
  office: Office,
  { name, titleOf }: EntityDescription,
  action: ActionDescription,
  records: readonly AdminRecord[],
  values: Values,
): Promise<BulkOutcome> {
  const refused: string[] = [];
  for (const record of records) {
    try {
      await office.act(name, record.id, action.name, values, versionFor(action, record));
    } catch (reason) {
      refused.push(`${titleOf(record)}: ${refusalWords(reason)}`);
    }
  }
  return { done: records.length - refused.length, refused };
}

/** Maps a record's id to what will happen to it, or why it will be rejected. */
export type Previews = Readonly<Record<string, readonly string[]>>;

/** Requests the preview of an action for several records, one after the other. */
export async function previewAll(
  office: Office,
  { name }: EntityDescription,
  preview: PreviewDescription,
  records: readonly AdminRecord[],
  values: Values,
): Promise<Previews> {
  const previews: Record<string, readonly string[]> = {};
  for (const { id } of records) {
    try {
      previews[id] = preview.lines(await office.act(name, id, preview.action, values));
    } catch (reason) {
      previews[id] = [`Refused: ${refusalWords(reason)}`];
    }
  }
  return previews;
}

/** Any other error is a bug, and is rethrown. */
function refusalWords(reason: unknown): string {
  if (!(reason instanceof CallRefused)) throw reason;
  const { status, problem } = reason.failure;
  if (status === 0) return wordsWithoutAnswer(problem).description;
  return [reason.message, ...Object.values(reason.fields)].join(' ');
}
